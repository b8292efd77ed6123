import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeReviewPage } from './write-page.ts';

it('copies the page of a packed package instead of building it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'visual-review-page-'));
  const packed = join(folder, 'packed');
  await mkdir(packed);
  await writeFile(join(packed, 'index.html'), 'Packed');
  await writeReviewPage(join(folder, 'page'), packed);
  expect(await readdir(join(folder, 'page'))).toEqual(['index.html']);
  await rm(folder, { recursive: true });
});
