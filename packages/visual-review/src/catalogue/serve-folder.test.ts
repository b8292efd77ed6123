import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveFolder } from './serve-folder.ts';

test('files that are deleted during requests are sent completely, or not found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'visual-review-served-'));
  const names = Array.from({ length: 300 }, (_, index) => `${index}.webp`);
  const content = 'x'.repeat(100_000);
  await Promise.all(names.map((name) => writeFile(join(folder, name), content)));
  const server = await serveFolder(folder);
  const answers = names.map(async (name) => {
    const response = await fetch(`${server.url}/${name}`);
    return [response.status, (await response.text()).length];
  });
  await Promise.all([...answers, rm(folder, { recursive: true })]);
  for (const answer of await Promise.all(answers)) {
    expect([
      [200, content.length],
      [404, 0],
    ]).toContainEqual(answer);
  }
  expect((await fetch(`${server.url}/0.webp`)).status).toBe(404);
  await server.close();
});
