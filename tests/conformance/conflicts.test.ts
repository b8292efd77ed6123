/** Writes that must not overwrite what another person has written meanwhile. */
import { changeRecord, deleteRecord, readRecord } from '@ninefold/data/records';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GuardedRecords, openGuardedRecords, unquoted } from './conflicts/guarded-records.ts';
import { columns, names } from './conflicts/schema.ts';

let records: GuardedRecords;
/** Of every address. */
const lengths: number[] = [];

beforeAll(async () => {
  records = await openGuardedRecords();
});

afterEach(() => {
  lengths.push(...records.check());
});

afterAll(() => records.close());

test.each(names)('%s is guarded as it can be', async (name) => {
  await records.fill(name);
  const { version } = await readRecord(records.source, records.entity(name), '1');
  expect(version !== undefined).toBe(name === 'versioned' || name === 'in_parts');
});

test.each(Object.keys(columns))(
  'by its value, a fresh write of %s changes it, a stale one nothing',
  async (column) => {
    const { source } = records;
    const name = 'by_columns';
    const entity = records.entity(name);
    await records.fill(name);
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const seen = await readRecord(source, entity, '1');
      const values = { [unquoted(column)]: records.value(entity, column, after) };
      await changeRecord(source, entity, seen, values);
      const then = await records.text(name);
      await expect(changeRecord(source, entity, seen, values)).rejects.toMatchObject({
        name: 'RecordConflict',
        changed: [unquoted(column)],
      });
      expect(await records.text(name)).toBe(then);
      await records.overwrite(name, column, before);
      await changeRecord(source, entity, seen, values);
      expect(await records.text(name)).toBe(then);
    }
  },
);

test.each(names)('a record of %s that has changed is not deleted', async (name) => {
  const { source } = records;
  const entity = records.entity(name);
  await records.fill(name);
  const seen = await readRecord(source, entity, '1');
  await records.overwrite(name, 'a_jsonb', 1);
  await expect(deleteRecord(source, entity, seen)).rejects.toMatchObject({ changed: ['a_jsonb'] });
  await deleteRecord(source, entity, await readRecord(source, entity, '1'));
  expect(await records.text(name)).toBeUndefined();
  await expect(changeRecord(source, entity, seen, { a_text: 'x' })).rejects.toMatchObject({
    failure: { kind: 'not found' },
  });
});

test('no address is too long for a proxy', () => {
  expect(lengths.length).toBeGreaterThan(100);
  expect(Math.max(...lengths)).toBeLessThan(8000);
});
