import type { Collision } from '@ninefold/rules/collisions';
import { type Entity, fieldOf } from '@ninefold/specification';
import { equals, type Parameter, writeFilters, writeName } from '@ninefold/specification/grammar';
import { writeValue } from '@ninefold/values';
import { type ReadOptions, requestRecords } from '../../client/index.ts';
import { isReadable, keyFields, planRecords, type RecordSource } from '../../query/index.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { recordsOf } from '../rows.ts';

/** Those that the condition of the constraint doesn't include are read as well. */
const mostCandidates = 10;

export interface CollidingOptions extends ReadOptions {
  /** The id of the record that has the values itself. */
  readonly except?: string | undefined;
}

/**
 * Returns another record with which one of these values collides; undefined where the role sees none. The database may
 * know of more.
 */
export async function findColliding(
  source: RecordSource,
  entity: Entity,
  collision: Collision,
  values: RecordValues,
  { except, signal }: CollidingOptions = {},
): Promise<RecordRow | undefined> {
  const needed = [...collision.fields, ...collision.reads, ...keyFields(entity)];
  if (keyFields(entity).length === 0 || !needed.every((name) => isReadable(entity, name))) {
    return undefined;
  }
  const conditions = conditionsOf(entity, collision, values);
  if (conditions === undefined) return undefined;
  const plan = planRecords(source, entity, { fields: collision.reads });
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', plan.select], ...conditions, ['limit', String(mostCandidates)]],
    signal,
  });
  const records = await recordsOf(source, plan, rows, 0, { signal });
  return records.find(
    ({ id, values: before }) => id !== except && collision.isAbout({ before, sent: {} }) === true,
  );
}

/** Returns the conditions that the records in the way meet; undefined where a value is NULL, which collides with none. */
function conditionsOf(
  entity: Entity,
  { elements }: Collision,
  values: RecordValues,
): readonly Parameter[] | undefined {
  const conditions: Parameter[] = [];
  for (const element of elements) {
    if (element.is === 'span') {
      const [from, to] = [element.from, element.to].map((name) => textOf(entity, name, values));
      const isBounded = [element.from, element.to].every(
        (name) => fieldOf(entity, name)?.nullable === false,
      );
      if (from === undefined || to === undefined || !isBounded) return undefined;
      const closed = element.includes.from && element.includes.to ? 'e' : '';
      conditions.push([writeName(element.from), `lt${closed}.${to}`]);
      conditions.push([writeName(element.to), `gt${closed}.${from}`]);
      continue;
    }
    const text = textOf(entity, element.field, values);
    if (text === undefined) return undefined;
    if (element.is === 'overlap') conditions.push([writeName(element.field), `ov.${text}`]);
    else conditions.push(...writeFilters([equals(element.field, text)]));
  }
  return conditions;
}

function textOf(entity: Entity, name: string, values: RecordValues): string | undefined {
  const field = fieldOf(entity, name);
  const value = values[name] ?? null;
  return field === undefined || value === null ? undefined : writeValue(value, field);
}
