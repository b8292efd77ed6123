import type { Collision, ComputedOf } from '@ninefold/rules/collisions';
import { type Entity, fieldOf } from '@ninefold/specification';
import { equals, type Parameter, writeFilters, writeName } from '@ninefold/specification/grammar';
import { writeValue } from '@ninefold/values';
import { type ReadOptions, requestRecords } from '../../client/index.ts';
import { isReadable, keyFields, planRecords, type RecordSource } from '../../query/index.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { recordsOf } from '../rows.ts';

/** Those that the constraint isn't about, or that aren't the same when computed, are read as well. */
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
  // With NULL, it doesn't even collide with itself.
  if (collision.collides(values, values) === false) return undefined;
  const conditions = conditionsOf(entity, collision, values);
  if (conditions === undefined) return undefined;
  const isComputed = collision.elements.some(({ is }) => is === 'computed');
  const fields = isComputed ? [...collision.fields, ...collision.reads] : collision.reads;
  const plan = planRecords(source, entity, { fields });
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [['select', plan.select], ...conditions, ['limit', String(mostCandidates)]],
    signal,
  });
  const records = await recordsOf(source, plan, rows, 0, { signal });
  return records.find(
    ({ id, values: before }) =>
      id !== except &&
      collision.isAbout({ before, sent: {} }) === true &&
      (!isComputed || collision.collides(values, before) === true),
  );
}

/**
 * Returns the conditions that the records in the way meet, or most of them where their values are computed; undefined
 * where a value is NULL, which collides with none.
 */
function conditionsOf(
  entity: Entity,
  { elements, isNullValue }: Collision,
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
    if (element.is === 'computed') {
      if (!element.of.every(({ field }) => values[field] !== undefined)) return undefined;
      conditions.push(...element.of.map((each) => likeValue(entity, each, values)));
      continue;
    }
    const text = textOf(entity, element.field, values);
    if (isNullValue && values[element.field] === null) {
      conditions.push([writeName(element.field), 'is.null']);
      continue;
    }
    if (text === undefined) return undefined;
    if (element.is === 'overlap') conditions.push([writeName(element.field), `ov.${text}`]);
    else conditions.push(...writeFilters([equals(element.field, text)]));
  }
  return conditions;
}

/** Returns the condition of a field whose value is computed to the same as this one's. */
function likeValue(
  entity: Entity,
  { field: name, ignores }: ComputedOf,
  values: RecordValues,
): Parameter {
  const field = fieldOf(entity, name);
  const text = textOf(entity, name, values);
  if (text === undefined) return [writeName(name), 'is.null'];
  // Of `character(n)`, patterns see the spaces at the end.
  const isText =
    field?.kind === 'text' && !/^character(?! varying)/.test(field.baseType ?? field.type);
  if (!isText || !(ignores.capitals || ignores.spaces)) {
    return [writeName(name), `eq.${text}`];
  }
  const sought = ignores.spaces ? text.trim() : text;
  const spaces = ignores.spaces ? ' *' : '';
  const pattern = `^${spaces}${sought.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${spaces}$`;
  return [writeName(name), `${ignores.capitals ? 'imatch' : 'match'}.${pattern}`];
}

function textOf(entity: Entity, name: string, values: RecordValues): string | undefined {
  const field = fieldOf(entity, name);
  const value = values[name] ?? null;
  return field === undefined || value === null ? undefined : writeValue(value, field);
}
