import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from './repository.ts';

/** Secrets by name, as the operator's script makes them: once, and as they are after it was called again. */
export function makeSecrets(): { first: Record<string, string>; again: Record<string, string> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  const script = path.join(folder, 'make-secrets.sh');
  const make = (): Record<string, string> => {
    execFileSync('sh', [script], { stdio: 'ignore' });
    const secrets = path.join(folder, 'secrets');
    return Object.fromEntries(
      readdirSync(secrets).map((name) => [name, readFileSync(path.join(secrets, name), 'utf8').trim()]),
    );
  };
  try {
    copyFileSync(inRepository('deploy/make-secrets.sh'), script);
    return { first: make(), again: make() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
