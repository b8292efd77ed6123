import { calendarKind, type Entity, type Field } from '@ninefold/specification';

/** Words that name a beginning, with those that name the end of the same. */
const ends: Readonly<Record<string, readonly string[]>> = {
  start: ['end', 'finish'],
  starts: ['ends', 'finishes'],
  started: ['ended', 'finished'],
  begin: ['end'],
  begins: ['ends'],
  began: ['ended'],
  from: ['until', 'to', 'till'],
};

/**
 * Returns the field that says when that ends which begins at another field's value: `ends_at` of `starts_at`.
 * It is guessed from the names of fields of the same kind; undefined where there is none.
 */
export function endFieldOf(
  entity: Pick<Entity, 'fields'>,
  { name, kind }: Pick<Field, 'name' | 'kind'>,
): Field | undefined {
  if (kind === 'range' || calendarKind({ kind }) === undefined) return undefined;
  const words = name.split('_');
  const names = words.flatMap((word, index) =>
    Object.hasOwn(ends, word)
      ? (ends[word] ?? []).map((end) => words.with(index, end).join('_'))
      : [],
  );
  return entity.fields.find(
    (field) => names.includes(field.name) && field.kind === kind && field.grants.select,
  );
}
