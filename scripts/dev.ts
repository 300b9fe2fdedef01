import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildShop } from './build/build-shop.ts';
import { frontEnds, viteProgram } from './build/build-front-end.ts';
import { inRepository, repositoryRoot } from './repository.ts';
import { stopSignal } from './stop-signal.ts';

const keepRunning = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) => {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  stopSignal.addEventListener('abort', () => child.kill('SIGTERM'));
  return once(child, 'exit');
};

// Built once before, so that the first page is there when the shop opens.
await buildShop();
if (!stopSignal.aborted) {
  const tsx = inRepository('node_modules/tsx/dist/cli.mjs');
  const program = inRepository('services/all-in-one/src/main.ts');
  await Promise.all([
    keepRunning([tsx, 'watch', '--clear-screen=false', program, ...process.argv.slice(2)], repositoryRoot),
    ...frontEnds.map((name) =>
      keepRunning([viteProgram(), 'build', '--watch', '--logLevel', 'warn'], inRepository(name), {
        ...process.env,
        NODE_ENV: 'production',
      }),
    ),
  ]);
}
