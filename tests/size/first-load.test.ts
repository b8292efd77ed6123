/**
 * The files that a browser loads before it shows the first list: the entry, the declaration and what
 * applies it, and the list's own screen, with everything that they import, gzipped. Peers with the same
 * five tables load 409 kB (react-admin with ra-supabase) and 595 kB (refine
 * with antd); 190 kB is aimed at.
 */
import { expect, test } from 'vitest';
import { fileOf, gzippedSizes, scriptsOfPage } from './built-files.ts';
import { growth, keptParts, partsOf } from './parts.ts';

/** In bytes, as a kilobyte is counted by those who publish sizes. Run `keep-parts.ts` with a new one. */
const budget = 268_600;

const total = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

test('the first load of a list stays within its budget', () => {
  const sizes = gzippedSizes(...scriptsOfPage(), fileOf('list'));
  const rows = [...sizes].sort(([, a], [, b]) => b - a);
  for (const [file, size] of rows)
    console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${(total(sizes) / 1000).toFixed(1).padStart(7)} kB  first load of a list, gzipped`);
  const grown = growth(partsOf([...sizes.keys()]), keptParts());
  console.log(grown);
  expect(total(sizes) > budget ? grown : '').toBe('');
});

test('forms, and the date and relation pickers in them, are not in the first load of a list', () => {
  const list = gzippedSizes(...scriptsOfPage(), fileOf('list'));
  const form = gzippedSizes(fileOf('form'));
  const own = [...form.keys()].filter((file) => !list.has(file));
  expect(own.length).toBeGreaterThan(0);
});

test('the screens that most sessions open are a file each', () => {
  for (const screen of ['sign-in', 'home', 'list', 'record', 'form']) {
    expect(fileOf(screen)).not.toBe('');
  }
});
