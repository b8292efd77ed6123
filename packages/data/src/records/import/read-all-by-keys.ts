import type { RawRow, ReadOptions } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { writeName } from '@ninefold/specification/grammar';
import { type RecordSource, writeColumn, fieldsNamed } from '../../query/index.ts';
import { readByKeys } from '../read-by-keys.ts';

/** As many keys in one request as its address has room for, usually. */
const keysAtOnce = 250;

/**
 * Reads all records whose fields have one of these keys, although an answer holds no more than
 * max_rows of them.
 *
 * @param read Names of the fields to read.
 */
export async function readAllByKeys(
  source: RecordSource,
  entity: Entity,
  fields: readonly string[],
  keys: readonly (readonly string[])[],
  read: readonly string[],
  options: ReadOptions = {},
): Promise<readonly RawRow[]> {
  const select = fieldsNamed(entity, [...fields, ...read])
    .map(writeColumn)
    .join(',');
  const order = [...new Set([...fields, ...entity.key])].map(writeName).join(',');
  const readPart = async (part: typeof keys, offset = 0): Promise<readonly RawRow[]> => {
    const others = [['order', order] as const, ['offset', String(offset)] as const];
    const answer = await readByKeys(
      source,
      entity,
      { fields, keys: part, select, others },
      options,
    );
    const isCut = answer.rows.length > 0 && answer.count > offset + answer.rows.length;
    if (!isCut) return answer.rows;
    if (part.length === 1)
      return [...answer.rows, ...(await readPart(part, offset + answer.rows.length))];
    const half = Math.ceil(part.length / 2);
    const halves = await Promise.all([readPart(part.slice(0, half)), readPart(part.slice(half))]);
    return halves.flat();
  };
  const parts: (typeof keys)[] = [];
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    parts.push(keys.slice(start, start + keysAtOnce));
  }
  return (await Promise.all(parts.map((part) => readPart(part)))).flat();
}
