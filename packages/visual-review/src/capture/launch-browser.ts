import type { Browser } from 'playwright';
import { launchBrowser as launch } from '../../browser/launch-browser.ts';

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

export function launchBrowser(): Promise<Browser> {
  return launch(inOnePiece);
}
