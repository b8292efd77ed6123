/** People who read and write the same record in any order. */
import { changeRecord, readRecord, RecordConflict, type RecordRow } from '@ninefold/data/records';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GuardedRecords, openGuardedRecords } from './conflicts/guarded-records.ts';
import { names } from './conflicts/schema.ts';
import { randomRuns } from './pair/random-runs.ts';

describe.each(randomRuns)('with $name steps', ({ parameters, isUnrecorded }) => {
  let records: GuardedRecords;

  beforeAll(async () => {
    records = await openGuardedRecords({ isUnrecorded });
  });

  afterEach(() => {
    records.check();
  });

  afterAll(() => records.close());

  test('a stale write never changes a row, a fresh one always does', async () => {
    const { source } = records;
    const someColumns = ['a_text', 'an_instant', 'a_decimal', 'a_jsonb'] as const;
    const person = fc.nat(1);
    const column = fc.constantFrom(...someColumns);
    const step = fc.oneof(
      fc.record({ does: fc.constant('read' as const), person }),
      fc.record({ does: fc.constant('touch' as const), person }),
      fc.record({
        does: fc.constantFrom('write' as const, 'write fields' as const),
        person,
        column,
        number: fc.nat(2),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        async (name, steps) => {
          const entity = records.entity(name);
          await records.fill(name);
          const first = await readRecord(source, entity, '1');
          const seen: [RecordRow, RecordRow] = [first, first];
          for (const each of steps) {
            const mine = seen[each.person] ?? first;
            if (each.does === 'read') {
              seen[each.person] = await readRecord(source, entity, '1');
              continue;
            }
            if (each.does === 'touch') {
              await records.touch(name);
              continue;
            }
            const now = await readRecord(source, entity, '1');
            const watched =
              each.does === 'write' && now.version !== undefined && mine.version !== undefined
                ? someColumns
                : [each.column];
            const isFresh = watched.every(
              (one) => JSON.stringify(mine.values[one]) === JSON.stringify(now.values[one]),
            );
            const before = await records.text(name);
            const value = records.value(entity, each.column, each.number);
            const guard = each.does === 'write' ? 'record' : 'fields';
            const written = await changeRecord(
              source,
              entity,
              mine,
              { [each.column]: value },
              { guard },
            ).catch((error: unknown) => {
              if (error instanceof RecordConflict) return undefined;
              throw error;
            });
            const { values } = await readRecord(source, entity, '1');
            seen[each.person] = written ?? mine;
            expect({
              isWritten: written !== undefined,
              isTouched: (await records.text(name)) !== before,
              values: kept(values),
            }).toEqual({
              isWritten: isFresh,
              isTouched:
                isFresh && JSON.stringify(value) !== JSON.stringify(now.values[each.column]),
              values: kept({ ...now.values, ...(isFresh && { [each.column]: value }) }),
            });
          }
        },
      ),
      { numRuns: 40, ...parameters },
    );
  });
});

/** The values of a record, but for what differs each time that it is read. */
function kept(values: RecordRow['values']): RecordRow['values'] {
  return { ...values, read_at: null };
}
