import type { ReadOptions } from '../../client/index.ts';
import { canDo, permissionOn } from '@ninefold/rules/permissions';
import { checkRecord, decidingFields } from '@ninefold/rules/records';
import {
  type Entity,
  type Field,
  fieldLabel,
  fieldOf,
  entityName,
  isRequired,
  type Reference,
} from '@ninefold/specification';
import { formatList } from '@ninefold/messages';
import type { Value } from '@ninefold/values';
import { fieldsNamed } from '../../query/index.ts';
import type { RecordValues } from '../record.ts';
import { sameValue } from '../same-value.ts';
import { type ExistingRecord, existingRecords, keyOfValues, textsOf } from './existing.ts';
import {
  fieldsOfTarget,
  type ImportColumn,
  importableFields,
  referenceOfTarget,
  uniqueKeys,
} from './import-column.ts';
import type { ImportPlan } from './import-plan.ts';
import { importMessages } from './messages.ts';
import { cellReader, type CellReader, cellText } from './read-cell.ts';
import { keyLookup, labelLookup, type ReferenceLookup } from './reference-lookup.ts';
import { type FileRow, UnreadableFile } from './table/index.ts';

/** Why a row can't be imported. */
export interface RowProblem {
  /** Index of the column in the file; undefined where none of them is to blame. */
  readonly column?: number;
  readonly message: string;
  /** The row before with the same values, which may be corrected. */
  readonly row?: number;
}

/** A row with what would become of it. */
export interface CheckedRow {
  readonly number: number;
  /** The row's values, by field. */
  readonly values: RecordValues;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'problem';
  /** Not empty for a problem alone. */
  readonly problems: readonly RowProblem[];
  /** The record that the row is about, and what it changes there. */
  readonly existing?: ExistingRecord;
  readonly changes?: RecordValues;
}

/** A row that changes a record. */
export type RowUpdate = CheckedRow & Required<Pick<CheckedRow, 'existing' | 'changes'>>;

export function isUpdate(row: CheckedRow): row is RowUpdate {
  return row.outcome === 'update' && row.existing !== undefined && row.changes !== undefined;
}

export interface RowCheck {
  /** Checks rows in the order of the file: later ones may repeat their keys. */
  (rows: readonly FileRow[], options?: CheckRowsOptions): Promise<readonly CheckedRow[]>;
}

export interface CheckRowsOptions extends ReadOptions {
  /** The rows had problems before, and were corrected. What was found of the others stays. */
  readonly again?: boolean;
}

/** A row while it is checked. */
interface Draft {
  readonly number: number;
  readonly values: Record<string, Value>;
  readonly problems: RowProblem[];
  existing?: ExistingRecord;
}

interface FieldColumn {
  readonly column: ImportColumn;
  readonly field: Field;
  readonly read: CellReader;
}

interface LabelColumn {
  readonly column: ImportColumn;
  readonly reference: Reference;
  readonly lookup: ReferenceLookup;
}

/**
 * Returns what checks the rows of an import by the rules of the database, before anything is sent.
 *
 * @param options.isFirst Asks whether other records have the unique values. Once that is known, the database
 * itself refuses those that have come to be taken since.
 * @throws {UnreadableFile} where no column has a field.
 */
export function rowCheck(plan: ImportPlan, { isFirst }: { readonly isFirst: boolean }): RowCheck {
  const { entity, source, columns } = plan;
  const { specification } = source;
  const fieldColumns = columns.flatMap((column): readonly FieldColumn[] => {
    const field = column.target.kind === 'field' ? fieldOf(entity, column.target.field) : undefined;
    if (field === undefined) return [];
    const { timeZone = plan.format.timeZone } = column;
    const read = cellReader(specification, entity, field, { ...plan.format, timeZone });
    return [{ column, field, read }];
  });
  const labelColumns = columns.flatMap((column): readonly LabelColumn[] => {
    const reference = referenceOfTarget(entity, column.target);
    return reference === undefined
      ? []
      : [{ column, reference, lookup: labelLookup(source, reference) }];
  });
  // Every row would become a record of nothing but defaults.
  if (fieldColumns.length === 0 && labelColumns.length === 0) {
    throw new UnreadableFile(importMessages.nothingMatched);
  }
  const columnOf = new Map(
    columns.flatMap(({ index, target }) =>
      fieldsOfTarget(entity, target).map((name) => [name, index] as const),
    ),
  );
  const keyed = entity.references
    .filter((reference) => reference.fields.every((name) => columnOf.has(name)))
    .filter((reference) => !labelColumns.some((each) => each.reference === reference))
    .map((reference) => ({ reference, lookup: keyLookup(source, reference) }));
  const writable = new Set(importableFields(entity).map(({ name }) => name));
  const isGiven = (name: string) =>
    writable.has(name) && (columnOf.has(name) || Object.hasOwn(plan.start, name));
  const uniques = uniqueKeys(entity).filter(
    (key) => isSameKey(key, plan.key) || key.every(isGiven),
  );
  const written = new Set([...columnOf.keys()].filter((name) => writable.has(name)));
  const seen: SeenKeys = { rowOf: new Map(), corrected: new Map() };

  return async (rows, { again = false, ...options } = {}) => {
    const drafts = rows.map((row) => draftOf(row, fieldColumns, plan.start));
    // A label may be that of the record's own reference, unless the record is found by it.
    const isFoundByLabel = labelColumns.some(({ reference: { fields } }) =>
      fields.some((name) => plan.key?.includes(name)),
    );
    if (!isFoundByLabel) await findExisting(plan, drafts, columnOf, options);
    for (const each of labelColumns) await resolveLabels(each, rows, drafts, options);
    for (const { reference, lookup } of keyed) {
      await checkKeys(reference, lookup, drafts, columnOf, options);
    }
    if (isFoundByLabel) await findExisting(plan, drafts, columnOf, options);
    checkFound(plan, drafts, columnOf);
    await checkTaken(plan, isFirst ? uniques : [], drafts, columnOf, options);
    for (const { number } of again ? rows : []) release(seen, number);
    return drafts.map((draft) => {
      checkDraft(plan, draft, columnOf, { written, writable });
      checkRepeated(plan, uniques, draft, { ...seen, again }, columnOf);
      return judged(plan, draft, writable, written);
    });
  };
}

function isSameKey(key: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && key.join('\n') === other.join('\n');
}

function draftOf(
  { number, cells, details, problem: rowProblem }: FileRow,
  columns: readonly FieldColumn[],
  start: RecordValues,
): Draft {
  const draft: Draft = { number, values: { ...start }, problems: [] };
  if (rowProblem !== undefined) draft.problems.push({ message: rowProblem });
  for (const { column, field, read } of columns) {
    const cell = cells[column.index];
    // A row that ends before says nothing of its last fields.
    if (cell === undefined) continue;
    const detail = details?.get(column.index);
    if (detail?.problem !== undefined) {
      draft.problems.push({ column: column.index, message: detail.problem });
      continue;
    }
    const text = cellText(cell, detail, field.kind);
    if (isEmpty(text, field)) {
      if (detail?.isEmptyText === true && canBeEmptyText(field, read)) {
        draft.values[field.name] = '';
        continue;
      }
      if (column.empty === 'null') draft.values[field.name] = null;
      if (column.empty === 'text') draft.values[field.name] = '';
      continue;
    }
    const { value, problem } = read(text);
    if (problem === undefined) draft.values[field.name] = value;
    else draft.problems.push({ column: column.index, message: problem });
  }
  return draft;
}

function isEmpty(text: string, { kind }: Field): boolean {
  return kind === 'text' ? text === '' : text.trim() === '';
}

function canBeEmptyText({ kind }: Field, read: CellReader): boolean {
  return (kind === 'text' || kind === 'enum') && read('').value === '';
}

async function resolveLabels(
  { column, reference, lookup }: LabelColumn,
  rows: readonly FileRow[],
  drafts: readonly Draft[],
  options: ReadOptions | undefined,
): Promise<void> {
  const texts = rows.map(({ cells }) => cells[column.index]);
  await lookup.prepare(
    texts.filter((text) => text !== undefined && text.trim() !== '') as readonly string[],
    options,
  );
  for (const [index, { values, problems, existing }] of drafts.entries()) {
    const text = texts[index];
    if (text === undefined) continue;
    const problem = rows[index]?.details?.get(column.index)?.problem;
    if (problem !== undefined) {
      problems.push({ column: column.index, message: problem });
      continue;
    }
    if (text.trim() === '') {
      if (column.empty === 'null') for (const name of reference.fields) values[name] = null;
      continue;
    }
    const current = existing && reference.fields.map((name) => existing.values[name] ?? null);
    const found = lookup.find(text, current?.includes(null) === true ? undefined : current);
    if (found.problem !== undefined) {
      problems.push({ column: column.index, message: found.problem });
      continue;
    }
    for (const [place, name] of reference.fields.entries())
      values[name] = found.values[place] ?? null;
  }
}

async function checkKeys(
  { fields }: Reference,
  lookup: ReferenceLookup,
  drafts: readonly Draft[],
  columnOf: ReadonlyMap<string, number>,
  options: ReadOptions | undefined,
): Promise<void> {
  const keyed = drafts.flatMap((draft) => {
    const values = fields.map((name) => draft.values[name] ?? null);
    return values.includes(null) ? [] : [{ draft, key: JSON.stringify(values.map(String)) }];
  });
  await lookup.prepare(
    keyed.map(({ key }) => key),
    options,
  );
  for (const { draft, key } of keyed) {
    const { problem } = lookup.find(key);
    const column = columnOf.get(fields[0] ?? '');
    if (problem !== undefined) draft.problems.push({ column, message: problem });
  }
}

/** Finds the records that rows are about. */
async function findExisting(
  plan: ImportPlan,
  drafts: readonly Draft[],
  columnOf: ReadonlyMap<string, number>,
  options: ReadOptions | undefined,
): Promise<void> {
  const { entity, key, asked } = plan;
  if (key === undefined) return;
  const names = [...columnOf.keys()];
  // What decides whether a record can be changed is read with it.
  const read = new Set([...names, ...decidingFields(asked, entity, names)]);
  const found = await existingRecords(plan, key, drafts, [...read], options);
  for (const draft of drafts) {
    const text = keyOfValues(entity, key, draft.values);
    draft.existing = text === undefined ? undefined : found.get(text);
  }
}

/** Reports rows whose records were not found, and that can't be new. */
function checkFound(
  { entity, key }: ImportPlan,
  drafts: readonly Draft[],
  columnOf: ReadonlyMap<string, number>,
): void {
  if (key === undefined) return;
  for (const { existing, values, problems } of drafts) {
    if (existing !== undefined || problems.length > 0) continue;
    const text = keyOfValues(entity, key, values);
    const column = columnOf.get(key[0] ?? '');
    if (text === undefined && !canCreateWithout(entity, key)) {
      problems.push({ column, message: importMessages.keyMissing });
    }
    // The database makes this key: a new record can't have one that is given.
    if (text !== undefined && !key.every((name) => isImportable(entity, name))) {
      const written = textsOf(entity, key, values).join(', ');
      const message = importMessages.unknownKey({ ...entityName(entity), key: written });
      problems.push({ column, message });
    }
  }
}

/** Finds the records that hold the unique values of rows already. */
async function checkTaken(
  plan: ImportPlan,
  uniques: readonly (readonly string[])[],
  drafts: readonly Draft[],
  columnOf: ReadonlyMap<string, number>,
  options: ReadOptions | undefined,
): Promise<void> {
  const { entity, key } = plan;
  for (const unique of uniques) {
    if (isSameKey(unique, key)) continue;
    const found = await existingRecords(plan, unique, drafts, [], options);
    for (const draft of drafts) {
      const holder = found.get(keyOfValues(entity, unique, draft.values) ?? '');
      if (holder === undefined || holder.id === draft.existing?.id) continue;
      draft.problems.push({
        column: columnOf.get(unique[0] ?? ''),
        message: importMessages.taken({
          ...entityName(entity),
          fields: formatList(unique.map((name) => fieldLabel(entity, name))),
        }),
      });
    }
  }
}

/** Whether a record without a value of the key can be new: the database gives it one. */
function canCreateWithout(entity: Entity, key: readonly string[]): boolean {
  return fieldsNamed(entity, key).every((field) => field.nullable || !isRequired(field));
}

function isImportable(entity: Entity, name: string): boolean {
  return importableFields(entity).some((field) => field.name === name);
}

function checkDraft(
  { entity, asked }: ImportPlan,
  { values, problems, existing }: Draft,
  columnOf: ReadonlyMap<string, number>,
  {
    written,
    writable,
  }: { readonly written: ReadonlySet<string>; readonly writable: ReadonlySet<string> },
): void {
  const hasProblem = (column: number | undefined) =>
    column !== undefined && problems.some((each) => each.column === column);
  const add = (name: string | undefined, message: string) => {
    const column = columnOf.get(name ?? '');
    if (!hasProblem(column)) problems.push({ ...(column !== undefined && { column }), message });
  };
  // The value of a cell that can't be read isn't known.
  const unread = [...columnOf].flatMap(([name, column]) =>
    hasProblem(column) ? [[name, undefined] as const] : [],
  );
  const changed = existing && changesOf(entity, values, existing, written);
  const names = Object.keys(changed ?? {});
  const denied =
    existing && names.length > 0 && canDo(asked, 'update', entity, { record: existing });
  if (denied && denied.answer === 'no') add(undefined, denied.reason);
  else {
    for (const field of names.flatMap((name) => fieldOf(entity, name) ?? [])) {
      const permission = permissionOn(asked, 'update', entity, field)(existing);
      if (permission.answer === 'no') add(field.name, permission.reason);
    }
  }
  const sent = { ...(changed ?? pick(values, writable)), ...Object.fromEntries(unread) };
  const record = { before: existing?.values, sent };
  for (const { fields, message } of checkRecord(asked, entity, record)) {
    add(fields.find((name) => columnOf.has(name)) ?? fields[0], message);
  }
}

/** The unique values that rows have taken. */
interface SeenKeys {
  readonly rowOf: Map<string, number>;
  /** Values of corrected rows, which can be corrected again. */
  readonly corrected: Map<number, readonly string[]>;
}

/** Releases the values of a row that is checked again. */
function release({ rowOf, corrected }: SeenKeys, row: number): void {
  for (const id of corrected.get(row) ?? []) rowOf.delete(id);
  corrected.delete(row);
}

/**
 * Two rows of a file can't have the same unique values, nor be about the same record. One that is left
 * out takes them from no other.
 */
function checkRepeated(
  { entity }: ImportPlan,
  uniques: readonly (readonly string[])[],
  draft: Draft,
  { rowOf, corrected, again }: SeenKeys & { readonly again: boolean },
  columnOf: ReadonlyMap<string, number>,
): void {
  const own: string[] = [];
  for (const key of uniques) {
    const text = keyOfValues(entity, key, draft.values);
    if (text === undefined) continue;
    const id = `${key.join(',')}\n${text}`;
    own.push(id);
    const row = rowOf.get(id);
    if (row === undefined) continue;
    const fields = formatList(key.map((name) => fieldLabel(entity, name)));
    const column = columnOf.get(key[0] ?? '');
    draft.problems.push({ column, row, message: importMessages.repeated({ row, fields }) });
  }
  if (draft.problems.length > 0) return;
  for (const id of own) rowOf.set(id, draft.number);
  if (again) corrected.set(draft.number, own);
}

function judged(
  { entity }: ImportPlan,
  { number, values, problems, existing }: Draft,
  writable: ReadonlySet<string>,
  written: ReadonlySet<string>,
): CheckedRow {
  const row = { number, values: pick(values, writable), problems };
  if (problems.length > 0) {
    const place = ({ column }: RowProblem) => column ?? Infinity;
    const ordered = problems.toSorted((a, b) => Math.sign(place(a) - place(b)) || 0);
    return { ...row, problems: ordered, outcome: 'problem' };
  }
  if (existing === undefined) return { ...row, outcome: 'create' };
  const changes = changesOf(entity, values, existing, written);
  const outcome = Object.keys(changes).length === 0 ? 'unchanged' : 'update';
  return { ...row, outcome, existing, changes };
}

function pick(values: RecordValues, names: ReadonlySet<string>): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** Returns what a row changes in a record: of the file's columns alone. */
function changesOf(
  entity: Entity,
  values: RecordValues,
  existing: ExistingRecord,
  written: ReadonlySet<string>,
): RecordValues {
  return Object.fromEntries(
    Object.entries(pick(values, written)).filter(([name, value]) => {
      const field = fieldOf(entity, name);
      return field === undefined || !sameValue(field, value, existing.values[name] ?? null);
    }),
  );
}
