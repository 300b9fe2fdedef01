/** A store of short-lived texts shared by the replicas of a service. Every call may throw: a cache can be away. */
export interface Cache {
  get(key: string): Promise<string | null>;
  /** In the order of the keys, null where there is nothing. One trip. */
  getMany(keys: readonly string[]): Promise<(string | null)[]>;
  set(key: string, value: string, ttlS: number): Promise<void>;
  /** Sets a key only while another one is there, in one step. Answers whether it was. */
  setWhile(present: string, key: string, value: string, ttlS: number): Promise<boolean>;
  delete(...keys: string[]): Promise<void>;
  /** Adds one and answers the new count; a new counter lives for ttlS seconds. */
  increment(key: string, ttlS: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
