// Lists everything the lobby needs in the index, so that a browser requests all of it at once, and fails the build if the
// first screen's compressed scripts and styles are too large for a slow connection.
import { gzipSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const MOST_BYTES = 80 * 1024;
const MOST_FILES = 6;
// Loaded at once although imported dynamically: the lobby, and the words of one language.
const LOBBY = /\/src\/show\.ts$/;
const WORDS = /\/src\/words\/gathered\/en\.ts$/;

type WriteBundle = Extract<NonNullable<Plugin['writeBundle']>, (...args: never[]) => unknown>;
type Bundle = Parameters<WriteBundle>[1];

function withImports(bundle: Bundle, isFirst: (chunk: Chunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((style) => files.add(style));
    chunk.imports.forEach(add);
  };
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && isFirst(file)) add(file.fileName);
  return files;
}
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const has = (chunk: Chunk, module: RegExp) => chunk.moduleIds.some((id) => module.test(id));
const isIndex = (chunk: Chunk) => chunk.facadeModuleId?.endsWith('/index.html') ?? false;

// The index already lists its own script and that script's imports.
function tagsOf(bundle: Bundle): HtmlTagDescriptor[] {
  const named = withImports(bundle, isIndex);
  const lobby = [...withImports(bundle, (chunk) => has(chunk, LOBBY))].filter((name) => !named.has(name));
  return lobby.map((name) => ({
    tag: 'link',
    attrs: { rel: name.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `./${name}` },
    injectTo: 'head',
  }));
}

export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (_, { bundle }) => (bundle ? tagsOf(bundle) : []) },
    writeBundle(_, bundle) {
      const files = withImports(bundle, (chunk) => isIndex(chunk) || has(chunk, LOBBY) || has(chunk, WORDS));
      const sizes = [...files].map((name) => {
        const file = bundle[name];
        return gzipSync(file?.type === 'chunk' ? file.code : (file?.source ?? '')).length;
      });
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      const says = `first screen: ${files.size} files, ${(bytes / 1024).toFixed(1)} KiB compressed`;
      if (bytes > MOST_BYTES) this.error(`${says}; at most ${MOST_BYTES / 1024} KiB`);
      if (files.size > MOST_FILES) this.error(`${says}; at most ${MOST_FILES} files: ${[...files].join(' ')}`);
      this.info(says);
    },
  };
}
