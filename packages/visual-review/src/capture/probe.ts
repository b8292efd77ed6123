import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { decodePicture, type Picture } from '../picture/index.ts';

/**
 * Takes a picture of text, curves, gradients and shadows that depends on no story: where it differs from
 * the accepted one, this machine renders differently.
 */
export async function takeProbe(browser: Browser): Promise<Picture> {
  const context = await browser.newContext({ viewport: { width: 320, height: 200 } });
  try {
    const page = await context.newPage();
    await page.setContent(await probePage());
    await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((font) => font.load()));
    });
    return await decodePicture(await page.screenshot({ animations: 'disabled' }));
  } finally {
    await context.close();
  }
}

async function probePage(): Promise<string> {
  const fonts = await Promise.all([
    fontFace('Text', 'inter/files/inter-latin-wght-normal.woff2'),
    fontFace('Code', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
  ]);
  return `<!doctype html><style>${fonts.join('\n')}
    body { margin: 16px; font: 14px/20px Text; color: oklch(24% 0.015 265); background: #fff; }
    code { font: 13px/20px Code; }
    i { display: inline-block; inline-size: 44px; block-size: 44px; margin: 8px 8px 0 0; border: 1px solid oklch(63% 0.01 260); }
    i:nth-of-type(1) { border-radius: 6px; background: linear-gradient(135deg, oklch(52% 0.16 258), oklch(96% 0.045 85)); }
    i:nth-of-type(2) { border-radius: 50%; box-shadow: 0 4px 12px oklch(22% 0.02 265 / 0.42); }
    i:nth-of-type(3) { rotate: 12deg; border-radius: 4px; background: color-mix(in oklab, red 28%, white); }
    </style><p>Replace spindle bearing, 4811 — Žluťoučký kůň <b>fjord</b></p>
    <code>select * from work_order;</code><br><i></i><i></i><i></i>
    <svg width="44" height="44" viewBox="0 0 24 24" fill="none" stroke="#345" stroke-width="1.75"><path d="M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6"/><circle cx="12" cy="13" r="3.3"/></svg>`;
}

async function fontFace(name: string, file: string): Promise<string> {
  const url = import.meta.resolve(`@fontsource-variable/${file}`);
  const font = await readFile(fileURLToPath(url), 'base64');
  return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font}); }`;
}
