import { type DataAnswer, type ReadOptions, requestRecords } from '../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { equals, type Parameter, writeFilters, writeTerm } from '@ninefold/specification/grammar';
import { longestAddress, type RecordSource } from '../query/index.ts';

export interface KeyQuery {
  readonly fields: readonly string[];
  /** The values of the fields. */
  readonly keys: readonly (readonly string[])[];
  readonly select: string;
  readonly others: readonly Parameter[];
}

/**
 * Reads and counts the records whose fields have one of these keys, in as many requests as the keys
 * need. An answer may hold fewer rows than it counts: the server returns no more than max_rows.
 */
export async function readByKeys(
  source: RecordSource,
  entity: Entity,
  query: KeyQuery,
  { signal }: ReadOptions,
): Promise<DataAnswer & { readonly count: number }> {
  const { fields, keys, select, others } = query;
  if (keys.length === 0) return { rows: [], count: 0 };
  const parameters = [['select', select] as const, ...writeKeys(fields, keys), ...others];
  if (keys.length > 1 && lengthOfAddress(source, entity, parameters) > longestAddress) {
    const half = Math.ceil(keys.length / 2);
    const halves = [keys.slice(0, half), keys.slice(half)];
    // Each record has only one of the keys, so none is counted twice.
    const answers = await Promise.all(
      halves.map((part) => readByKeys(source, entity, { ...query, keys: part }, { signal })),
    );
    return {
      rows: answers.flatMap(({ rows }) => rows),
      count: answers.reduce((sum, { count }) => sum + count, 0),
    };
  }
  const { rows, count } = await requestRecords(source, entity, {
    operation: 'read',
    parameters,
    count: 'exact',
    signal,
  });
  return { rows, count: count ?? rows.length };
}

/** Writes the conditions that exactly these keys meet. */
export function writeKeys(
  fields: readonly string[],
  keys: readonly (readonly string[])[],
): readonly Parameter[] {
  const [field = '', ...others] = fields;
  if (others.length === 0) {
    return writeFilters([{ field, operator: 'in', values: keys.map(([value = '']) => value) }]);
  }
  const each = keys.map((key) => {
    const terms = fields.map((name, index) => writeTerm(equals(name, key[index] ?? '')));
    return `and(${terms.join(',')})`;
  });
  return [['or', `(${each.join(',')})`]];
}

function lengthOfAddress(
  { client }: RecordSource,
  { name }: Entity,
  parameters: readonly Parameter[],
): number {
  const query = new URLSearchParams(parameters.map(([...pair]) => pair));
  return `${client.url}/rest/v1/${encodeURIComponent(name)}?${query}`.length;
}
