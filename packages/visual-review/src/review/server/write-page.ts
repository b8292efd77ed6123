import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the review page into a folder. A packed package has the built page beside this module, and needs
 * neither Vite nor the components of the page; from source, it is built.
 */
export async function writeReviewPage(
  folder: string,
  packed = join(import.meta.dirname, 'page'),
): Promise<void> {
  if (existsSync(packed)) return cp(packed, folder, { recursive: true });
  const { buildReviewPage } = await import('./build-page.ts');
  return buildReviewPage(folder);
}
