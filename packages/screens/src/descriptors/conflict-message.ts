import type { RecordConflict, SeenRecord } from '@ninefold/data/records';
import { formatList } from '@ninefold/messages';
import { inSentence } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { recordConflictMessages } from './messages.ts';

type Conflict = Pick<RecordConflict, 'changed' | 'current'>;

/** Returns the fields of a screen that have changed in a record. */
export function changedFields(
  fields: readonly FieldDescriptor[],
  { changed }: Conflict,
): readonly FieldDescriptor[] {
  return fields.filter(({ name }) => changed.includes(name));
}

/** Says how a record has changed: states and links by their names, other fields by their labels. */
export function conflictMessage(
  fields: readonly FieldDescriptor[],
  seen: SeenRecord,
  conflict: Conflict,
): string {
  const sentences: string[] = [];
  const others: string[] = [];
  for (const field of changedFields(fields, conflict)) {
    const sentence = stateSentence(field, seen, conflict) ?? linkSentence(field, conflict);
    if (sentence === undefined) others.push(inSentence(field.label));
    else sentences.push(sentence);
  }
  if (others.length > 0) {
    const changed = recordConflictMessages[sentences.length > 0 ? 'alsoChanged' : 'changed'];
    sentences.push(changed({ fields: formatList(others) }));
  }
  return sentences.join(' ');
}

function stateSentence(
  { label, name, options }: FieldDescriptor,
  seen: SeenRecord,
  { current }: Conflict,
): string | undefined {
  const [before, now] = [seen, current].map(({ values }) =>
    options?.find(({ value }) => value === values[name]),
  );
  if (before === undefined || now === undefined) return undefined;
  return recordConflictMessages.state({ field: label, before: before.label, now: now.label });
}

function linkSentence(
  { label, reference }: FieldDescriptor,
  { current }: Conflict,
): string | undefined {
  const link = reference && current.links[reference.constraint];
  return link ? recordConflictMessages.link({ field: label, now: link.label }) : undefined;
}
