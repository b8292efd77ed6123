import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';

/** As large as a picture may be. */
const tile = 4096;

/**
 * The pinned browser, drawing a page in one piece each time. Where it draws in tiles, or anew only the
 * part that changed, a rounded corner comes out a shade otherwise at a seam, now and then.
 */
const inOnePiece = [
  '--disable-partial-raster',
  `--default-tile-width=${tile}`,
  `--default-tile-height=${tile}`,
  `--max-untiled-layer-width=${tile}`,
  `--max-untiled-layer-height=${tile}`,
];

export async function launchBrowser(): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...inOnePiece] });
}
