// Fails a build whose lobby asks too much of a slow line: script and style that the first screen needs, compressed.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MOST_BYTES = 80 * 1024;
// Fetched at once although imported dynamically: the lobby's pictures, and the words of one language.
const AT_ONCE = /\/(cover|words\/en)\.ts$/;

type WriteBundle = Extract<NonNullable<Plugin['writeBundle']>, (...args: never[]) => unknown>;
type Bundle = Parameters<WriteBundle>[1];

export function filesOfFirstScreen(bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
    chunk.imports.forEach(add);
    chunk.dynamicImports.filter((other) => isAtOnce(bundle[other])).forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/index.html')) add(chunk.fileName);
  }
  return files;
}

function isAtOnce(file: Bundle[string] | undefined): boolean {
  return file?.type === 'chunk' && AT_ONCE.test(file.facadeModuleId ?? '');
}

export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    writeBundle(_, bundle) {
      const files = filesOfFirstScreen(bundle);
      const sizes = [...files].map((name) => {
        const file = bundle[name];
        return gzipSync(file?.type === 'chunk' ? file.code : (file?.source ?? '')).length;
      });
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      const says = `first screen: ${files.size} files, ${(bytes / 1024).toFixed(1)} KiB compressed`;
      if (bytes > MOST_BYTES) this.error(`${says}; at most ${MOST_BYTES / 1024}`);
      this.info(says);
    },
  };
}
