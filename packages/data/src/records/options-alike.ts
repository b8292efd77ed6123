import { type Entity, type Field, referenceShownAt } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import type { ReadOptions } from '../client/index.ts';
import {
  fieldsNamed,
  type LinkPlan,
  planRecords,
  readKey,
  type RecordSource,
  writeKey,
} from '../query/index.ts';
import { readByKeys } from './read-by-keys.ts';
import type { RecordOption, RecordRow } from './record.ts';
import { recordsOf } from './rows.ts';

/** As many fields are looked at for a difference. */
const fieldsCompared = 8;

/** Kinds whose values are short texts. */
const kinds: ReadonlySet<Field['kind']> = new Set([
  ...(['text', 'enum', 'boolean', 'integer', 'decimal', 'uuid'] as const),
  ...(['date', 'time', 'timestamp', 'instant'] as const),
]);

/**
 * Gives options that have the same label a detail that tells them apart: the first column of their list that
 * does. Where only some of them differ in it, their key is added to it. Options keep the key as their detail
 * where no column differs, and where the columns can't be read.
 */
export async function distinguished(
  source: RecordSource,
  { target, reference, labelFields }: LinkPlan,
  options: readonly RecordOption[],
  { signal }: ReadOptions,
): Promise<readonly RecordOption[]> {
  const groups = [...Map.groupBy(options, ({ label }) => label).values()].filter(
    ({ length }) => length > 1,
  );
  if (target === undefined || groups.length === 0) return options;
  const fields = comparedFields(target, [...reference.referencedFields, ...names(labelFields)]);
  const plan = planRecords(source, target, {
    fields: [...names(fields), ...reference.referencedFields],
  });
  const query = {
    fields: reference.referencedFields,
    keys: groups.flat().map(({ id }) => readKey(id)),
    select: plan.select,
    others: [],
  };
  const records = await readByKeys(source, target, query, { signal })
    .then(({ rows }) => recordsOf(source, plan, rows, 0, { signal }))
    .catch((): readonly RecordRow[] => []);
  const referenced = fieldsNamed(target, reference.referencedFields);
  const byId = new Map(
    records.map((row) => [
      writeKey(referenced.map((field) => writeValue(row.values[field.name] ?? null, field))),
      row,
    ]),
  );
  const details = new Map<string, string>();
  for (const group of groups) {
    const textsBy = fields.map((field) =>
      group.map(({ id }) => textOf(target, field, byId.get(id))),
    );
    const texts =
      textsBy.find((each) => !each.includes('') && different(each) === group.length) ??
      textsBy.find((each) => different(each) > 1);
    for (const [index, { id, detail = '' }] of group.entries()) {
      const text = texts?.[index] ?? '';
      const isOwn = texts?.filter((each) => each === text).length === 1;
      if (text !== '') details.set(id, isOwn ? text : `${text} · ${detail}`);
    }
  }
  return options.map((option) => {
    const detail = details.get(option.id);
    return detail === undefined ? option : { ...option, detail };
  });
}

function different(texts: readonly string[]): number {
  return new Set(texts).size;
}

function names(fields: readonly Field[]): readonly string[] {
  return fields.map(({ name }) => name);
}

/** Returns the columns of a list that may tell records with the same label apart. */
function comparedFields(target: Entity, known: readonly string[]): readonly Field[] {
  const columns = target.list?.columns.value ?? names(target.fields);
  return fieldsNamed(target, columns)
    .filter(({ name, kind, grants }) => grants.select && kinds.has(kind) && !known.includes(name))
    .slice(0, fieldsCompared);
}

/** Returns a value as text: of a reference, the label of the record that it leads to. */
function textOf(target: Entity, field: Field, row: RecordRow | undefined): string {
  if (row === undefined) return '';
  const reference = referenceShownAt(target, field.name);
  const link = reference && row.links[reference.constraint];
  return link?.label ?? writeValue(row.values[field.name] ?? null, field);
}
