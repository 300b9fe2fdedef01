import os from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  system: string;
  /** Of the minute before the run: what else was running. */
  load: number;
  measuredOn: string;
}

const GB = 1024 ** 3;

/** What a reader has to know before they compare figures. */
export const machineNow = (): Machine => ({
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  cores: os.cpus().length,
  memoryGb: os.totalmem() / GB,
  node: process.version,
  system: `${os.type()} ${os.release()}`,
  load: os.loadavg()[0] ?? 0,
  measuredOn: new Date().toISOString(),
});

export const sentenceOf = ({ processor, cores, memoryGb, node, system, load, measuredOn }: Machine): string =>
  `${cores} cores (${processor}), ${memoryGb.toFixed(1)} GiB of memory, ${system}, Node ${node}, on ${measuredOn.slice(0, 10)}; ` +
  `load of the minute before: ${load.toFixed(1)}.`;
