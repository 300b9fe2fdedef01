import { shopProcesses, type ShopProcess } from '../processes.ts';

/** One process that is to run: which program, under what label, on which port. */
export interface PlannedProcess {
  readonly label: string;
  readonly program: ShopProcess;
  readonly port: number;
}

const LAST_PORT = 65_535;

interface Wishes {
  firstPort: number;
  replicas: ReadonlyMap<string, number>;
  /** Whether the payment provider is played by the sandbox. */
  withSandbox: boolean;
  isFree: (port: number) => Promise<boolean>;
}

/**
 * Gives every process its port: the shop's own address first, the others upward from it in the order of the table,
 * further replicas last. Busy ports are skipped, but the shop's own is as asked or the plan rejects with a sentence.
 */
export const planProcesses = async ({
  firstPort,
  replicas,
  withSandbox,
  isFree,
}: Wishes): Promise<PlannedProcess[]> => {
  if (!(await isFree(firstPort))) {
    throw new Error(`Port ${firstPort} is in use. Stop what runs there, or set PORT to another.`);
  }
  const programs = shopProcesses.filter(({ name }) => withSandbox || name !== 'payment-sandbox');
  const further = programs.flatMap((program) => {
    const count = (replicas.get(program.name) ?? 1) - 1;
    return Array.from({ length: count }, (_, index) => ({ program, label: `${program.name}-${index + 2}` }));
  });
  const planned: PlannedProcess[] = [];
  for (const [index, { program, label }] of [
    ...programs.map((program) => ({ program, label: program.name })),
    ...further,
  ].entries()) {
    const atLeast = index < programs.length ? firstPort + program.portOffset : 0;
    let port = Math.max(atLeast, (planned.at(-1)?.port ?? firstPort - 1) + 1);
    while (port <= LAST_PORT && port !== firstPort && !(await isFree(port))) port += 1;
    if (port > LAST_PORT)
      throw new Error(`PORT: the services take the ports after it, and ${firstPort} leaves too few.`);
    planned.push({ label, program, port });
  }
  return planned;
};
