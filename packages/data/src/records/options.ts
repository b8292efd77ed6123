import { type RawRow, type ReadOptions, requestRecords } from '../client/index.ts';
import type { Entity, Reference } from '@ninefold/specification';
import { type Value, writeValue } from '@ninefold/values';
import {
  fieldsNamed,
  linkedFields,
  type LinkPlan,
  linkPlan,
  planSearch,
  type RecordSource,
  writeColumn,
  writeKey,
  planOrder,
  writeOrder,
} from '../query/index.ts';
import { labelOfRow } from './label.ts';
import { lookUpIds } from './lookup.ts';
import { type Filter, writeFilters } from '../grammar/index.ts';
import type { RecordOption } from './record.ts';

/** As many as a person reads before typing another letter. */
const optionsAtOnce = 20;

/**
 * Reads twenty records that a reference may point to, found by label.
 *
 * @param options.narrow Returns conditions on the offered records of an entity.
 */
export async function referenceOptions(
  source: RecordSource,
  reference: Reference,
  search: string,
  {
    narrow,
    signal,
  }: ReadOptions & { readonly narrow?: (entity: Entity) => readonly Filter[] } = {},
): Promise<readonly RecordOption[]> {
  const plan = linkPlan(source, reference);
  const { target, labelFields } = plan;
  if (target === undefined) return [];
  const fields = linkedFields(plan);
  const found = await planSearch(target, search, { fields });
  if (found === undefined) return [];
  const order = labelFields.map(({ name }) => ({ field: name, direction: 'ascending' as const }));
  const { rows } = await requestRecords(source, target, {
    operation: 'read',
    parameters: [
      ['select', fields.map(writeColumn).join(',')],
      ...writeFilters(narrow?.(target) ?? []),
      ...found.parameters,
      ['order', writeOrder(planOrder(target, order, []))],
      ['limit', String(optionsAtOnce)],
    ],
    signal,
  });
  return optionsOf(plan, rows);
}

/** Reads the options of the given ids, in their order. Leaves out ids whose record the role can't see. */
export async function optionsById(
  source: RecordSource,
  reference: Reference,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<readonly RecordOption[]> {
  const plan = linkPlan(source, reference);
  const found = await lookUpIds(source, plan, ids, options);
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  return optionsOf(plan, rows);
}

/** Adds the key to options that have the same label. */
function optionsOf(plan: LinkPlan, rows: readonly RawRow[]): readonly RecordOption[] {
  const { target, reference, labelFields } = plan;
  if (target === undefined) return [];
  const referenced = fieldsNamed(target, reference.referencedFields);
  const options = rows.map((row) => {
    const key = referenced.map((field) => writeValue((row[field.name] ?? null) as Value, field));
    const bare = key.join(', ');
    return { id: writeKey(key), bare, label: labelOfRow(target, labelFields, row) || bare };
  });
  const byLabel = Map.groupBy(options, ({ label }) => label);
  return options.map(({ id, label, bare }) => ({
    id,
    label,
    ...((byLabel.get(label)?.length ?? 0) > 1 && bare !== label && { detail: bare }),
  }));
}
