import { formatList } from '@ninefold/messages';
import { decidingFields } from '@ninefold/rules/records';
import { type Entity, entityName, fieldLabel, isRequired } from '@ninefold/specification';
import type { ReadOptions } from '../../client/index.ts';
import { fieldsNamed } from '../../query/index.ts';
import type { RowDraft } from './checked-row.ts';
import { existingRecords, keyOfValues, textsOf } from './existing.ts';
import { importableFields } from './import-column.ts';
import type { ImportPlan } from './import-plan.ts';
import { importMessages } from './messages.ts';

/** Finds the records that rows are about. */
export async function findExisting(
  plan: ImportPlan,
  drafts: readonly RowDraft[],
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
export function checkFound(
  { entity, key }: ImportPlan,
  drafts: readonly RowDraft[],
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
export async function checkTaken(
  plan: ImportPlan,
  uniques: readonly (readonly string[])[],
  drafts: readonly RowDraft[],
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

export function isSameKey(key: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && key.join('\n') === other.join('\n');
}
