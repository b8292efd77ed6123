import type { Browser } from 'playwright';
import type { Project } from '../configuration/index.ts';

/** At least the size of the largest picture. */
const tile = 4096;

/**
 * Draws a page in one piece every time. In tiles, or where only a changed part is drawn again, a rounded
 * corner at a seam now and then has another shade.
 */
const inOnePiece = [
  '--disable-partial-raster',
  `--default-tile-width=${tile}`,
  `--default-tile-height=${tile}`,
  `--max-untiled-layer-width=${tile}`,
  `--max-untiled-layer-height=${tile}`,
];

export function launchBrowser(project: Pick<Project, 'launchBrowser'>): Promise<Browser> {
  return project.launchBrowser(inOnePiece);
}
