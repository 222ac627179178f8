// Draws icons for systems that do not accept SVG, and the preview picture for links.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

interface Picture {
  readonly file: string;
  readonly from: string;
  readonly width: number;
}

const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', from: 'public/icon.svg', width: 192 },
  { file: 'icon-512.png', from: 'public/icon.svg', width: 512 },
  { file: 'icon-maskable-512.png', from: 'public/icon-maskable.svg', width: 512 },
  // Without transparent corners, which iOS would fill with black.
  { file: 'apple-touch-icon.png', from: 'public/icon-maskable.svg', width: 180 },
  { file: 'preview.png', from: 'pictures/preview.svg', width: 1200 },
];
const FAVICON = { file: 'favicon.ico', from: 'public/icon.svg', width: 32 };

const meta = (property: string, content: string): HtmlTagDescriptor => ({ tag: 'meta', attrs: { property, content }, injectTo: 'head' });
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

let ready: Promise<void> | undefined;
async function start(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
}

async function draw({ from, width }: Picture): Promise<Uint8Array> {
  const svg = await readFile(resolve(ROOT, from), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

// An .ico file may hold a PNG: a header, one entry, and the picture.
export function asIcon(png: Uint8Array, size: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(22));
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // with one picture
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint16(10, 1, true); // colour plane
  head.setUint16(12, 32, true); // bits per pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true); // where it begins
  return Buffer.concat([new Uint8Array(head.buffer), png]);
}

export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'build',
    async generateBundle() {
      await (ready ??= start()); // once for all builds of a process
      for (const picture of PICTURES) this.emitFile({ type: 'asset', fileName: picture.file, source: await draw(picture) });
      this.emitFile({ type: 'asset', fileName: FAVICON.file, source: asIcon(await draw(FAVICON), FAVICON.width) });
    },
    // For the lobby; the server has better previews for tables (/t/ID in docs/api.md).
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        link({ rel: 'icon', href: './favicon.ico', sizes: '32x32' }),
        link({ rel: 'icon', href: './icon.svg', type: 'image/svg+xml', sizes: 'any' }),
        link({ rel: 'apple-touch-icon', href: './apple-touch-icon.png' }),
        meta('og:site_name', 'Parlor'),
        meta('og:title', 'Parlor'),
        meta('og:description', 'Card and tile games with friends or computers.'),
        meta('og:image', './preview.png'),
      ],
    },
  };
}
