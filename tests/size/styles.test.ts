/** The stylesheet of a built application has the classes of every package that it uses. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder } from '../../packages/server/src/builds/build.ts';

const root = join(import.meta.dirname, '../..');

test.each([
  ['apps/web', 'packages/screens/src'],
  ['apps/web', 'packages/inspector/src'],
  ['apps/workshop', 'packages/screens/src'],
  ['apps/workshop', 'apps/workshop/screens'],
])('%s has the classes of %s', async (application, sources) => {
  const built = await builtFolder(join(root, application));
  const stylesheet = globSync('assets/*.css', { cwd: built })
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('\n');
  const classes = globSync(`${sources}/**/!(*.test).tsx`, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(
      ([, names = '']) => names.split(' '),
    ),
  );
  expect(classes.length).toBeGreaterThan(0);
  const missing = [...new Set(classes)].filter(
    (name) => !stylesheet.includes(`.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`),
  );
  expect(missing).toEqual([]);
});
