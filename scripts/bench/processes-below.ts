import { readdir, readFile } from 'node:fs/promises';

interface ProcessFacts {
  pid: number;
  parentPid: number;
  /** In clock ticks, with that of its children that have ended. */
  cpuTicks: number;
}

/** Linux counts CPU time in hundredths of a second for programs that read /proc, on every machine that Node 20 runs on. */
const TICKS_A_SECOND = 100;

async function factsOf(pid: number): Promise<ProcessFacts | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may hold anything; what follows the last one is numbers (proc(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return null;
  const cpuTicks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  return { pid, parentPid: Number(fields[1]), cpuTicks };
}

/** All processes that descend from this one, itself left out. */
async function descendants(): Promise<ProcessFacts[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(factsOf))).filter((facts) => facts !== null);
  const found: ProcessFacts[] = [];
  let parents = new Set([process.pid]);
  while (parents.size > 0) {
    const children = all.filter(({ parentPid }) => parents.has(parentPid));
    found.push(...children);
    parents = new Set(children.map(({ pid }) => pid));
  }
  return found;
}

/** CPU time in milliseconds that everything below this process has used so far: the shop, its database and its broker. */
export async function cpuTimeBelowMs(): Promise<number> {
  const ticks = (await descendants()).reduce((sum, { cpuTicks }) => sum + cpuTicks, 0);
  return (ticks * 1000) / TICKS_A_SECOND;
}

/** Their memory in bytes, with shared pages counted once over all who share them (Pss). */
export async function memoryBelowBytes(): Promise<number> {
  const rollups = await Promise.all(
    (await descendants()).map(({ pid }) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return rollups.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024, 0);
}
