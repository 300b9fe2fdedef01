import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createMetrics } from '@shop/chassis/health/metrics';
import { measureHolds } from '@shop/catalog/reservation/measure-holds';
import { measurePayments } from '@shop/payment/payment/measure-payments';
import { parse } from 'yaml';
import { readComposeFile } from './compose-file.ts';
import { shopProcesses } from './processes.ts';
import { inRepository } from './repository.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { groups } = parse(readFileSync(inRepository('deploy/alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** The names that a scrape can hold. No figure is read here. */
const measured = async (): Promise<Set<string>> => {
  const metrics = createMetrics('any');
  const parts = { metrics, database: undefined as never, now: () => new Date() };
  measurePayments(parts);
  measureHolds(parts);
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  return new Set(['up', ...names.flatMap((name) => [name, `${name}_count`, `${name}_bucket`])]);
};

test('every rule watches something that the shop measures, and says what to do', async () => {
  const known = await measured();
  for (const { alert, expr, labels, annotations } of rules) {
    const words = expr.replace(/"[^"]*"/g, '').match(/\b[a-z]+(?:_[a-z]+)+\b|\bup\b/g) ?? [];
    const names = words.filter((word) => word !== 'histogram_quantile');
    expect({ alert, unknown: names.filter((name) => !known.has(name)), watches: names.length > 0 }).toEqual({
      ...{ alert, unknown: [], watches: true },
    });
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/[.?]$/);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('the example of a scrape asks every program that has figures, at its own port', () => {
  const { services } = readComposeFile();
  const { scrape_configs } = parse(readFileSync(inRepository('deploy/prometheus.yml'), 'utf8')) as {
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const asked = scrape_configs.flatMap(({ dns_sd_configs }) =>
    dns_sd_configs.map(({ names, port }) => [...names, port]),
  );
  for (const { job_name, dns_sd_configs } of scrape_configs) {
    expect(dns_sd_configs.flatMap(({ names }) => names)).toEqual([job_name]);
    expect(rules.find(({ alert }) => alert === 'ServiceGone')?.expr).toContain(`absent(up{job="${job_name}"} == 1)`);
  }
  const measuring = shopProcesses.filter(({ name }) => name !== 'payment-sandbox');
  expect(asked.sort()).toEqual(
    measuring
      .map(({ name }) => {
        const { PORT, METRICS_PORT = PORT } = services[name]?.environment ?? {};
        return [name, METRICS_PORT];
      })
      .sort(),
  );
});
