import type { Entity } from '@ninefold/specification';

/**
 * Returns the names of the fields that a list reads to show some of them, in the order of the entity: also those
 * that say whether a shown one is overdue, what a shown file is called, and what has changed in a row of a history.
 * Key, title and links are read with any, and what is `binary` with none: a page of it may be very large.
 */
export function fieldsToList(
  { fields, history }: Pick<Entity, 'fields' | 'history'>,
  shown: Iterable<string>,
): readonly string[] {
  const names = new Set(shown);
  const read = new Set<string | undefined>(names);
  for (const { name, due, file } of fields) {
    if (!names.has(name)) continue;
    for (const condition of Object.keys(due?.value?.while ?? {})) read.add(condition);
    for (const about of [file?.value?.name, file?.value?.type, file?.value?.size]) read.add(about);
  }
  if (history?.value) {
    const { entity, record, at, by, before, after } = history.value;
    for (const part of [entity, record, at, by, before, after]) read.add(part);
  }
  return fields.flatMap(({ name, kind }) => (read.has(name) && kind !== 'binary' ? name : []));
}
