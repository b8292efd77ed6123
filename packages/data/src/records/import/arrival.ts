import { requestRecords } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { equals, type Filter, writeFilters, writeName } from '@ninefold/specification/grammar';
import { filtersOfSent } from '../creation/index.ts';
import type { RecordValues } from '../record.ts';
import type { CheckedRow } from './checked-row.ts';
import { existingRecords, keyOfValues, sameRecord } from './existing.ts';
import { uniqueKeys } from './import-column.ts';
import type { ImportPlan } from './import-plan.ts';
import { markOfRow } from './import-progress.ts';

/** The rows that are stored; or unclear, where nothing tells. */
export type ArrivalOf = ReadonlySet<number> | 'unclear';

/** Finds out whether new records were stored by a request whose answer was lost. */
export interface Arrival {
  /** Found by counting records, all of which this person must be able to see. */
  readonly isCounted: boolean;
  /** Asks, before they are sent, what is needed to tell afterwards. */
  readonly before: () => Promise<number | undefined>;
  /** @param similar What `before` returned. */
  readonly find: (similar: number | undefined) => Promise<ArrivalOf>;
}

/**
 * Rows are found again by a UUID that this import gave them, else by unique values that they have in the
 * file. Others are stored all at once or not at all: then there are as many more records that look
 * like the first of them.
 */
export function arrivalOf(
  plan: ImportPlan,
  rows: readonly CheckedRow[],
  mark: { readonly field: string; readonly id: string } | undefined,
): Arrival {
  const { entity } = plan;
  if (mark !== undefined) {
    const marked = rows.map(({ number }) => ({
      number,
      values: { [mark.field]: markOfRow(mark.id, number) },
    }));
    return byKey(plan, marked, [mark.field]);
  }
  const key = uniqueKeys(entity).find((each) =>
    rows.every(({ values }) => keyOfValues(entity, each, values) !== undefined),
  );
  return key === undefined ? byNumber(plan, rows) : byKey(plan, rows, key);
}

type KeyedRow = Pick<CheckedRow, 'number' | 'values'>;

function byKey(plan: ImportPlan, rows: readonly KeyedRow[], key: readonly string[]): Arrival {
  const { entity } = plan;
  return {
    isCounted: false,
    before: () => Promise.resolve(undefined),
    async find() {
      const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
      const found = await existingRecords(plan, key, rows, fields, undefined);
      const stored = rows.filter(({ values }) => {
        const record = found.get(keyOfValues(entity, key, values) ?? '');
        return record !== undefined && sameRecord(entity, values, record.values);
      });
      return new Set(stored.map(({ number }) => number));
    },
  };
}

function byNumber({ source, entity }: ImportPlan, rows: readonly KeyedRow[]): Arrival {
  const [first] = rows;
  const signs = rows.map(({ values }) => JSON.stringify(signsOf(entity, values)));
  const alike = signs.filter((sign) => sign === signs[0]).length;
  const readable = entity.fields.find(({ grants }) => grants.select);
  const count = async (): Promise<number | undefined> => {
    if (first === undefined || readable === undefined) return undefined;
    const { count: found } = await requestRecords(source, entity, {
      operation: 'read',
      parameters: [
        ['select', writeName(readable.name)],
        ...writeFilters(signsOf(entity, first.values)),
        ['limit', '1'],
      ],
      count: 'exact',
    });
    return found ?? undefined;
  };
  return {
    isCounted: readable !== undefined,
    before: count,
    async find(similar) {
      const now = similar === undefined ? undefined : await count();
      if (similar === undefined || now === undefined) return 'unclear';
      const more = now - similar;
      if (more === 0) return new Set();
      // Others that were stored meanwhile may look like them.
      const isOurs = more >= alike && more <= rows.length;
      return isOurs ? new Set(rows.map(({ number }) => number)) : 'unclear';
    },
  };
}

/** The conditions that a record of these values meets, although a trigger may have changed it. */
function signsOf(entity: Entity, values: RecordValues): readonly Filter[] {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  return [...filtersOfSent(entity, values), ...empty.map(([name]) => equals(name, ''))];
}
