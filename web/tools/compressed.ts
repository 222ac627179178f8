// Writes a .br and a .gz beside every file that becomes smaller, so that the server need not compress for each visitor.
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
const LEAST_BYTES = 512; // below this the headers outweigh the savings

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const forms = {
    br: brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < content.length) await writeFile(`${path}.${ending}`, form);
  }
}

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // After everything is written, including files copied unchanged.
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
      await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}
