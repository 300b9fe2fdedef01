import { Gauge, type Registry } from 'prom-client';

/** A figure that is read whenever the metrics are asked for; it is absent while it can't be read. */
export function figureAtScrape(
  registry: Registry,
  figure: { name: string; help: string; read: () => Promise<number> },
): void {
  const gauge = new Gauge({
    name: figure.name,
    help: figure.help,
    registers: [registry],
    collect: async () => {
      await figure.read().then(
        (value) => {
          gauge.set(value);
        },
        () => {
          gauge.remove();
        },
      );
    },
  });
}
