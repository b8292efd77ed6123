import type { RecordConflict, SeenRecord } from '@ninefold/data/records';
import { inSentence } from '@ninefold/data/specification';
import type { FieldDescriptor } from '@ninefold/ui/patterns/shapes';

type Conflict = Pick<RecordConflict, 'changed' | 'current'>;

/** The fields of a screen in which a record has changed. */
export function changedFields(
  fields: readonly FieldDescriptor[],
  { changed }: Conflict,
): readonly FieldDescriptor[] {
  return fields.filter(({ name }) => changed.includes(name));
}

/** Says how a record has changed: from which state to which, and in which other fields. */
export function conflictWords(
  fields: readonly FieldDescriptor[],
  seen: SeenRecord,
  conflict: Conflict,
): string {
  const sentences: string[] = [];
  const others: string[] = [];
  for (const field of changedFields(fields, conflict)) {
    const [before, now] = [seen, conflict.current].map(({ values }) =>
      field.options?.find(({ value }) => value === values[field.name]),
    );
    if (before === undefined || now === undefined) others.push(inSentence(field.label));
    else sentences.push(`${field.label} was “${before.label}” and is now “${now.label}”.`);
  }
  if (others.length > 0) {
    const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(others);
    sentences.push(`${sentences.length > 0 ? 'Also changed' : 'Changed'}: ${list}.`);
  }
  return sentences.join(' ');
}
