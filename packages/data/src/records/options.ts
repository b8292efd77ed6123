import { request, type RawRow, type ReadOptions } from '../client/index.ts';
import type { Entity, Field, Reference } from '@ninefold/specification';
import { writeValue, type Value } from '@ninefold/values';
import { writeKey } from './key.ts';
import { labelOfRow } from './label.ts';
import { lookUpIds } from './lookup.ts';
import type { Filter } from '../grammar/list-state.ts';
import { writeColumn } from './query/columns.ts';
import { writeConditions } from './query/conditions.ts';
import { displayFields, linkedFields, type LinkPlan } from './query/links.ts';
import { writeRequestOrder } from './query/order.ts';
import { writeSearch } from './query/search.ts';
import type { RecordOption } from './record.ts';
import { fieldsNamed, referencedEntity, type RecordSource } from './source.ts';

/** As many as a person reads before typing another letter. */
const optionsAtOnce = 20;

export interface OptionsRequest extends ReadOptions {
  /** Conditions on the records that are offered, by their entity. */
  readonly narrow?: (entity: Entity) => readonly Filter[];
}

/** Twenty records that a reference may point to, found by label. */
export async function referenceOptions(
  source: RecordSource,
  reference: Reference,
  search: string,
  { narrow, signal }: OptionsRequest = {},
): Promise<readonly RecordOption[]> {
  const plan = optionPlan(source, reference);
  const { target, labelFields } = plan;
  if (target === undefined) return [];
  const found = writeSearch(target, search, linkedFields(plan));
  if (found === undefined) return [];
  const { conditions } = found;
  const order = labelFields.map(({ name }) => ({ field: name, direction: 'ascending' as const }));
  const { rows } = await request(
    source.client,
    {
      does: 'read',
      schema: target.schema,
      relation: target.name,
      parameters: [
        ['select', linkedFields(plan).map(writeColumn).join(',')],
        ...writeConditions(narrow?.(target) ?? []),
        ...(conditions.length > 0 ? [['and', `(${conditions.join(',')})`] as const] : []),
        ['order', writeRequestOrder(target, order, [])],
        ['limit', String(optionsAtOnce)],
      ],
      signal,
    },
    { entity: target, specification: source.specification },
  );
  return optionsOf(plan, rows);
}

/** The options of the given ids, in their order; an id whose record may not be seen is left out. */
export async function optionsById(
  source: RecordSource,
  reference: Reference,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<readonly RecordOption[]> {
  const plan = optionPlan(source, reference);
  const found = await lookUpIds(source, plan, ids, options);
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  return optionsOf(plan, rows);
}

function optionPlan(source: RecordSource, reference: Reference): LinkPlan {
  const target = referencedEntity(source.entities, reference);
  return {
    reference,
    target,
    labelFields: target ? displayFields(target) : [],
    alias: undefined,
  };
}

/** Options that are called alike are told apart by their key. */
function optionsOf(plan: LinkPlan, rows: readonly RawRow[]): readonly RecordOption[] {
  const { target, reference, labelFields } = plan;
  if (target === undefined) return [];
  const referenced = fieldsNamed(target, reference.referencedFields);
  const made = rows.map((row) => {
    const key = referenced.map((field) => textOf(row, field));
    const bare = key.join(', ');
    return { id: writeKey(key), bare, label: labelOfRow(target, labelFields, row) || bare };
  });
  const times = Map.groupBy(made, ({ label }) => label);
  return made.map(({ id, label, bare }) => ({
    id,
    label,
    ...((times.get(label)?.length ?? 0) > 1 && bare !== label && { detail: bare }),
  }));
}

function textOf(row: RawRow, field: Field): string {
  return writeValue((row[field.name] ?? null) as Value, field);
}
