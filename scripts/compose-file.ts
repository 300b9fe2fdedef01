import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRepository } from './repository.ts';

const duration = z.string().regex(/^\d+s$/, 'Whole seconds, such as 20s.');
const limits = z.strictObject({
  cpus: z.string().regex(/^\d+\.\d+$/),
  memory: z.string().regex(/^\d+[MG]$/),
  pids: z.int().positive(),
});
const healthCheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({
    test: z.tuple([z.literal('CMD')], z.string()),
    interval: duration,
    timeout: duration.optional(),
    retries: z.int().positive(),
    start_period: duration.optional(),
  }),
]);
const dependency = z.strictObject({
  condition: z.enum(['service_healthy', 'service_completed_successfully']),
  required: z.literal(false).optional(),
});

/** What we use of Compose's own rules: a key that is misspelt or of another kind is refused. */
const container = z.strictObject({
  build: z.literal('.').optional(),
  image: z.string().regex(/^[\w./-]+:[\w.-]+$/, 'An image has a tag.'),
  init: z.boolean().optional(),
  user: z.string().optional(),
  hostname: z.string().optional(),
  restart: z.enum(['unless-stopped', 'on-failure']),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.union([z.string(), z.number()])).default({}),
  secrets: z.array(z.union([z.string(), z.strictObject({ source: z.string(), target: z.string() })])).default([]),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)).default([]),
  tmpfs: z.array(z.string().regex(/^\/[\w/]+:size=\d+m$/)).default([]),
  networks: z.array(z.string()),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).default([]),
  depends_on: z.record(z.string(), dependency).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  shm_size: z.string().optional(),
  stop_signal: z.string().optional(),
  stop_grace_period: duration,
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
  deploy: z.strictObject({ resources: z.strictObject({ limits }) }),
  healthcheck: healthCheck,
});
export type Container = z.output<typeof container>;

const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), container),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean() }).nullable()),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

/** A container with a profile starts only where that is asked for. */
const change = z.strictObject({
  environment: container.shape.environment,
  profiles: z.tuple([z.string()]).optional(),
});
const production = z.strictObject({ services: z.record(z.string(), change) });

/** The text of docker-compose.yml, and what it says. Throws a ZodError where Compose would not take it. */
export function readComposeFile(): z.output<typeof composeFile> & { text: string } {
  const text = readFileSync(inRepository('docker-compose.yml'), 'utf8');
  return { ...composeFile.parse(partsOf(text)), text };
}

/** The containers as Compose runs them when it is given deploy/production.yml too. */
export function realContainers(): Record<string, Container> {
  const { services } = readComposeFile();
  const changes = production.parse(partsOf(readFileSync(inRepository('deploy/production.yml'), 'utf8'))).services;
  for (const name of Object.keys(changes)) {
    if (!services[name]) throw new Error(`docker-compose.yml has no ${name}.`);
  }
  const isStarted = (name: string) => !changes[name]?.profiles;
  const started = Object.entries(services).filter(([name]) => isStarted(name));
  return Object.fromEntries(
    started.map(([name, container]) => {
      const environment = { ...container.environment, ...changes[name]?.environment };
      return [name, { ...container, environment, depends_on: dependenciesOn(isStarted, container) }];
    }),
  );
}

/** Of those that aren't started only what need not be there is left out: any other would keep the container waiting. */
const dependenciesOn = (isStarted: (name: string) => boolean, { depends_on }: Container): Container['depends_on'] =>
  Object.fromEntries(
    Object.entries(depends_on).filter(([name, { required }]) => required !== false || isStarted(name)),
  );

/** What begins with x- is the file's own, to be put together. */
const partsOf = (text: string): object =>
  Object.fromEntries(Object.entries(parse(text, { merge: true }) as object).filter(([key]) => !key.startsWith('x-')));

/** What Compose makes of `${NAME:-otherwise}`; it refuses to begin where `${NAME:?reason}` is not given, and so does this. */
export const interpolated = (value: string | number, env: Readonly<Record<string, string>> = {}): string =>
  String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const given = env[name];
    if (!given && kind === '?') throw new Error(`${name} ${rest}`);
    return given || rest;
  });

/** The names of containers in the order in which they start: those of one step side by side. Throws where they wait for each other. */
export function startOrder(services: Readonly<Record<string, Container>>): string[][] {
  const steps: string[][] = [];
  let waiting = Object.keys(services);
  while (waiting.length > 0) {
    const next = waiting.filter((name) =>
      Object.keys(services[name]?.depends_on ?? {}).every((other) => steps.flat().includes(other)),
    );
    if (next.length === 0) throw new Error(`These wait for each other, or for nobody: ${waiting.join(', ')}.`);
    steps.push(next);
    waiting = waiting.filter((name) => !next.includes(name));
  }
  return steps;
}
