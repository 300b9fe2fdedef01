import { serviceNames } from '../processes.ts';

/**
 * Reads `--replicas catalog=3` (repeatable, also `catalog=3,orders=2`): how many processes of a service are wanted
 * where it is not one. Throws a sentence for anything else.
 */
export const replicasFrom = (args: readonly string[]): ReadonlyMap<string, number> => {
  const replicas = new Map<string, number>();
  const rest = args.flatMap((arg) => (arg.startsWith('--replicas=') ? ['--replicas', arg.slice(11)] : [arg]));
  for (let at = 0; at < rest.length; at += 2) {
    if (rest[at] !== '--replicas')
      throw new Error(`"${rest[at]}" is not known here. Say --replicas catalog=3, or nothing.`);
    for (const wish of (rest[at + 1] ?? '').split(',')) {
      const [name = '', count] = wish.split('=');
      if (!serviceNames.includes(name) || !/^([1-9]|1\d|20)$/.test(count ?? '')) {
        throw new Error(`--replicas ${wish}: say a service (${serviceNames.join(', ')}) and a number from 1 to 20.`);
      }
      replicas.set(name, Number(count));
    }
  }
  return replicas;
};
