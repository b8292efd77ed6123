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
import { labelOfRow, labelOfValue } from './label.ts';
import { type LinkedRecords, lookUpIds } from './lookup.ts';
import { type Filter, writeFilters } from '@ninefold/specification/grammar';
import type { RecordOption } from './record.ts';

/** As many as a person reads before typing another letter. */
const optionsAtOnce = 20;

/** Limits and orders the records that a reference offers. */
export interface OfferOptions extends ReadOptions {
  /** Returns conditions on the offered records of an entity. */
  readonly narrow?: (entity: Entity) => readonly Filter[];
  /** Returns the IDs of records to offer first while nothing is searched for, most recent first. */
  readonly recent?: (entity: Entity) => readonly string[];
}

/**
 * Reads twenty records that a reference may point to, found by label, after the recent ones. Those with the same
 * label have a detail that tells them apart.
 */
export async function referenceOptions(
  source: RecordSource,
  reference: Reference,
  search: string,
  { narrow, recent, signal }: OfferOptions = {},
): Promise<readonly RecordOption[]> {
  const plan = linkPlan(source, reference);
  const { target, labelFields } = plan;
  if (target === undefined) return [];
  const fields = linkedFields(plan);
  const found = await planSearch(target, search, { fields });
  if (found === undefined) return [];
  const order = labelFields.map(({ name }) => ({ field: name, direction: 'ascending' as const }));
  const within = writeFilters(narrow?.(target) ?? []);
  const ids = search.trim() === '' ? (recent?.(target) ?? []) : [];
  const [{ rows }, opened] = await Promise.all([
    requestRecords(source, target, {
      operation: 'read',
      parameters: [
        ['select', fields.map(writeColumn).join(',')],
        ...within,
        ...found.parameters,
        ['order', writeOrder(planOrder(target, order, []))],
        ['limit', String(optionsAtOnce)],
      ],
      signal,
    }),
    // Kept in the browser, where anything may have become of them: the others are offered all the same.
    lookUpIds(source, plan, ids, { signal, within }).catch((): LinkedRecords => new Map()),
  ]);
  const first = rowsOf(opened, ids);
  const options = optionsOf(plan, [...first, ...rows], first.length);
  if (!options.some(({ detail }) => detail !== undefined)) return options;
  const { distinguished } = await import('./options-alike.ts');
  return distinguished(source, plan, options, { signal });
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
  return optionsOf(plan, rowsOf(found, ids));
}

function rowsOf(found: LinkedRecords, ids: readonly string[]): readonly RawRow[] {
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

/**
 * Adds the key to options that have the same label, and offers a record once.
 *
 * @param recent How many of the first rows are recent ones.
 */
function optionsOf(plan: LinkPlan, rows: readonly RawRow[], recent = 0): readonly RecordOption[] {
  const { target, reference, labelFields } = plan;
  if (target === undefined) return [];
  const referenced = fieldsNamed(target, reference.referencedFields);
  const all = rows.map((row, index) => {
    const key = referenced.map((field) => writeValue((row[field.name] ?? null) as Value, field));
    const bare = referenced.map((field) => labelOfValue(row[field.name], field)).join(', ');
    return {
      id: writeKey(key),
      bare,
      label: labelOfRow(target, labelFields, row) || bare,
      ...(index < recent && { recent: true as const }),
    };
  });
  const ids = all.map(({ id }) => id);
  const options = all.filter(({ id }, index) => ids.indexOf(id) === index);
  const byLabel = Map.groupBy(options, ({ label }) => label);
  return options.map(({ bare, ...option }) => ({
    ...option,
    ...((byLabel.get(option.label)?.length ?? 0) > 1 && bare !== option.label && { detail: bare }),
  }));
}
