export type Settings = Readonly<Record<string, string>>;

const common: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  // What people typed must not reach the log: no statements, no details of violated constraints.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** A shop's own data: every commit is on disk before it is answered. */
export const settingsForShop: Settings = { ...common, shared_buffers: '128MB', checkpoint_timeout: '15min' };

/** Databases that are thrown away: nothing waits for the disk. */
export const settingsForTests: Settings = {
  ...common,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
};

export const asArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
