// Gives the service worker a version that changes with any file of the page, so that browsers load the new one.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PLACEHOLDER = '%VERSION%';

export function workerVersion(worker: string): Plugin {
  return {
    name: 'worker-version',
    apply: 'build',
    generateBundle(_, bundle) {
      // File names contain hashes of their content.
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const chunk = bundle[worker];
      if (chunk?.type !== 'chunk' || !chunk.code.includes(PLACEHOLDER)) this.error(`${worker} has no place for its version`);
      chunk.code = chunk.code.replaceAll(PLACEHOLDER, version);
    },
  };
}
