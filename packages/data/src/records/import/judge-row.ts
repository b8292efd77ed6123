import { canDo, permissionOn } from '@ninefold/rules/permissions';
import { checkRecord } from '@ninefold/rules/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { RecordValues } from '../record.ts';
import { sameValue } from '../same-value.ts';
import type { CheckedRow, RowDraft, RowProblem } from './checked-row.ts';
import type { ExistingRecord } from './existing.ts';
import type { ImportPlan } from './import-plan.ts';

/** Adds what the rules of the database refuse in a row, and what the person may not change. */
export function checkRules(
  { entity, asked }: ImportPlan,
  { values, problems, existing }: RowDraft,
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

/** Returns a row with what would become of it. */
export function judged(
  { entity }: ImportPlan,
  { number, values, problems, existing }: RowDraft,
  writable: ReadonlySet<string>,
  written: ReadonlySet<string>,
): CheckedRow {
  const row = { number, values: pick(values, writable), problems };
  if (problems.length > 0) {
    const ordered = problems.toSorted((a, b) => Math.sign(place(a) - place(b)) || 0);
    return { ...row, problems: ordered, outcome: 'problem' };
  }
  if (existing === undefined) return { ...row, outcome: 'create' };
  const changes = changesOf(entity, values, existing, written);
  const outcome = Object.keys(changes).length === 0 ? 'unchanged' : 'update';
  return { ...row, outcome, existing, changes };
}

function place({ column }: RowProblem): number {
  return column ?? Infinity;
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
