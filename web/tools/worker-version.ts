// Gives the service worker a version, so that it changes with any file of the page and browsers take the new one.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PLACEHOLDER = '%VERSION%';

export function workerVersion(worker: string): Plugin {
  return {
    name: 'worker-version',
    apply: 'build',
    generateBundle(_, bundle) {
      // Names have hashes of what is in the files.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const chunk = bundle[worker];
      if (chunk?.type !== 'chunk' || !chunk.code.includes(PLACEHOLDER)) this.error(`${worker} has no place for its version`);
      chunk.code = chunk.code.replaceAll(PLACEHOLDER, version);
    },
  };
}
