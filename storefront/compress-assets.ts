import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Writes a `.br` beside each script and style sheet: thoroughly, once, what a server would do hastily for each who asks. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets');
    const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(
      files.map(async (file) =>
        writeFile(join(folder, `${file}.br`), await compress(await readFile(join(folder, file)))),
      ),
    );
  },
});
