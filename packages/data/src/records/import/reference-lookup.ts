import type { RawRow, ReadOptions } from '../../client/index.ts';
import { fieldsKey } from '@ninefold/rules/collisions';
import { type Entity, entityName, type Field, type Reference } from '@ninefold/specification';
import { parseValue, type Value, writeValue } from '@ninefold/values';
import { linkPlan, type LinkPlan, type RecordSource, writeKey } from '../../query/index.ts';
import { labelOfRow } from '../label.ts';
import { importMessages } from './messages.ts';
import { readAllByKeys } from './read-all-by-keys.ts';

/** The values of the fields of a reference, in their order; or why there are none. */
export type FoundReference =
  | { readonly values: readonly Value[]; readonly problem?: undefined }
  | { readonly problem: string; readonly values?: undefined };

/** Finds the records that rows refer to, each once, in one request for many of them. */
export interface ReferenceLookup {
  /** Looks up what is not known yet. */
  readonly prepare: (texts: readonly string[], options?: ReadOptions) => Promise<void>;
  /**
   * Returns what was found for a text that was prepared.
   *
   * @param current The values of a record that exists: of several records with a label, it keeps its own.
   */
  readonly find: (text: string, current?: readonly Value[]) => FoundReference;
}

/** Whether the role can find records of a reference by their labels. */
export function isLabelled(source: RecordSource, reference: Reference): boolean {
  const { target, labelFields } = linkPlan(source, reference);
  return target !== undefined && labelFields.length > 0;
}

export function labelLookup(source: RecordSource, reference: Reference): ReferenceLookup {
  const plan = linkPlan(source, reference);
  const { target } = plan;
  const known = new Map<string, readonly RawRow[]>();
  const valuesOf = (row: RawRow) =>
    reference.referencedFields.map((name) => (row[name] ?? null) as Value).map(asText);
  const key = fieldsKey(target ?? { fields: [] }, reference.referencedFields);
  const keyOf = (values: readonly Value[]) => key(valuesAt(reference.referencedFields, values));
  return {
    async prepare(texts, options) {
      const wanted = [...new Set(texts)].filter((text) => !known.has(text));
      if (target === undefined || wanted.length === 0) return;
      const labels = [...new Set(wanted.flatMap((text) => [text, text.trim()]))];
      const rows = await candidates(source, plan, target, labels, options);
      const byLabel = Map.groupBy(rows, (row) =>
        labelOfRow(target, plan.labelFields, row, { exact: true }),
      );
      for (const text of wanted) {
        known.set(text, byLabel.get(text) ?? byLabel.get(text.trim()) ?? []);
      }
    },
    find(text, current) {
      const found = (known.get(text) ?? []).map(valuesOf);
      const own = current && found.find((values) => keyOf(values) === keyOf(current));
      if (own !== undefined) return { values: own };
      const [values, ...others] = found;
      const label = text.trim();
      if (values !== undefined && others.length === 0) return { values };
      // Exports write the key of a record that the role can't see.
      if (values === undefined && current?.map(String).join(', ') === label) {
        return { values: current };
      }
      if (values === undefined || target === undefined) return unknownLabel(target, label);
      const count = found.length;
      return { problem: importMessages.ambiguousLabel({ ...entityName(target), label, count }) };
    },
  };
}

function valuesAt(names: readonly string[], values: readonly Value[]) {
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

/** JSON's small numbers; others are read as text. */
function asText(value: Value): Value {
  return typeof value === 'number' ? String(value) : value;
}

function unknownLabel(target: Entity | undefined, label: string): FoundReference {
  const name = target === undefined ? { entity: '' } : entityName(target);
  return { problem: importMessages.unknownLabel({ ...name, label }) };
}

/** Reads the records that may have one of these labels: whose first part begins it. */
async function candidates(
  source: RecordSource,
  { reference, labelFields }: LinkPlan,
  target: Entity,
  labels: readonly string[],
  options?: ReadOptions,
): Promise<readonly RawRow[]> {
  const read = [...reference.referencedFields, ...labelFields.map(({ name }) => name)];
  // The first field may be empty: then the label begins with the next.
  const found = await Promise.all(
    labelFields.map(async (field, index) => {
      if (labelFields.slice(0, index).some(({ nullable }) => !nullable)) return undefined;
      const keys = keysOf(field, labels, labelFields.length > index + 1);
      return keys.length === 0
        ? undefined
        : readAllByKeys(source, target, [field.name], keys, read, options);
    }),
  );
  const rows = new Map<string, RawRow>();
  for (const row of found.flatMap((each) => each ?? [])) {
    rows.set(writeKey(reference.referencedFields.map((name) => String(row[name]))), row);
  }
  return [...rows.values()];
}

/** Returns the values of a field with which labels may begin. */
function keysOf(
  field: Field,
  labels: readonly string[],
  goesOn: boolean,
): readonly (readonly string[])[] {
  const beginnings = labels.flatMap((label) => [
    label,
    ...(goesOn ? [...label.matchAll(/ (?:· )?/gu)].map(({ index }) => label.slice(0, index)) : []),
  ]);
  const values = beginnings.flatMap((text) => {
    const { value = null } = parseValue(text, { ...field, timeZone: 'UTC' });
    return value === null || text === '' ? [] : [writeValue(value, field)];
  });
  return [...new Set(values)].map((value) => [value]);
}

/**
 * Finds out whether records with these keys exist. Where policies may hide some from this person, the
 * database decides.
 */
export function keyLookup(source: RecordSource, reference: Reference): ReferenceLookup {
  const { target } = linkPlan(source, reference);
  const isChecked =
    target !== undefined &&
    !target.rowSecurity &&
    reference.enforced !== false &&
    reference.period !== true;
  const known = new Map<string, boolean>();
  const fields = reference.referencedFields;
  const keyOf = fieldsKey(target ?? { fields: [] }, fields);
  return {
    async prepare(texts, options) {
      if (!isChecked) return;
      const wanted = [...new Set(texts)].filter((text) => !known.has(text));
      if (wanted.length === 0) return;
      const keys = wanted.map((text) => JSON.parse(text) as readonly string[]);
      const rows = await readAllByKeys(source, target, fields, keys, fields, options);
      const found = new Set(rows.map(keyOf));
      for (const [index, text] of wanted.entries()) {
        known.set(text, found.has(keyOf(valuesAt(fields, keys[index] ?? []))));
      }
    },
    find(text) {
      if (known.get(text) !== false) return { values: [] };
      const key = (JSON.parse(text) as readonly string[]).join(', ');
      const name = target === undefined ? { entity: reference.entity } : entityName(target);
      return { problem: importMessages.unknownKey({ ...name, key }) };
    },
  };
}
