/** The example's `policies.md` is what its database answers. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { freezeClock } from '@ninefold/embedded/stories';
import { loadedWorkshop, testMoment } from '../../../apps/workshop/testing/loaded-workshop.ts';
import {
  changedRows,
  policiesMarkdown,
} from '../../../packages/cli/src/policies/documents/index.ts';
import { provePolicies } from '../../../packages/cli/src/policies/index.ts';

const file = join(import.meta.dirname, '../../../apps/workshop/policies.md');

let resumeClock: () => void;
beforeAll(() => {
  resumeClock = freezeClock(testMoment);
});
afterAll(() => resumeClock());

test('policies.md of the example (NINEFOLD_RECORD=1 writes it)', async () => {
  const backend = await loadedWorkshop();
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  const [row] = rows;
  if (row === undefined) throw new Error('There is no catalog.');
  const { proof } = await provePolicies(backend, specificationOf(row.catalog), { rows: 10 });
  await backend.close();
  const markdown = policiesMarkdown(proof, { rows: 10, names: false });
  if (process.env['NINEFOLD_RECORD']) await writeFile(file, markdown);
  expect(changedRows(await readFile(file, 'utf8'), markdown)).toEqual([]);
});
