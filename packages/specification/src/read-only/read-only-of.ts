import {
  type Entity,
  type Fact,
  type Field,
  isGenerated,
  isRequired,
  type ReadOnly,
  referenceOfField,
} from '../model/index.ts';

const noted = /^(?:created|updated)_?at$/i;
const moments = new Set<Field['kind']>(['date', 'timestamp', 'instant']);

/**
 * Returns when people can't edit a field. A declaration takes precedence. Otherwise the
 * catalog decides, by what is certain there:
 *
 * - `always`: a generated column or `identity always`; a column that a trigger sets regardless of the
 *   given value; `created_at` and `updated_at` with a default; a key that the database makes, by an
 *   identity or a function in its default.
 * - `edit`: any other key. A person gives it once, as nothing else does: a code, the records of a
 *   membership, a position that starts at 1. Also what a trigger sets only once the record exists.
 *
 * A field that a new record must give is never `always`. A trigger that sets a column under a
 * condition leaves it editable, because its value may matter.
 */
export function readOnlyOf(entity: Entity, field: Field): Fact<ReadOnly> {
  const { source, readOnly } = field;
  const fact = (value: ReadOnly): Fact<ReadOnly> => ({ value, source });
  if (isGenerated(field)) return fact('always');
  if (readOnly !== undefined) return readOnly;
  const isKey = entity.key.includes(field.name);
  const isSet =
    field.overwritten === 'insert' ||
    (noted.test(field.name) && moments.has(field.kind) && field.default !== null) ||
    (isKey && isMadeKey(entity, field));
  if (isSet) return fact(isRequired(field) ? 'edit' : 'always');
  return fact(isKey || field.overwritten === 'update' ? 'edit' : 'never');
}

/** A default that calls a function makes keys. A moment and a reference are a person's to choose. */
function isMadeKey(entity: Entity, { name, kind, generated, default: preset }: Field): boolean {
  if (generated === 'identity by default') return true;
  return (
    preset?.includes('(') === true &&
    !moments.has(kind) &&
    referenceOfField(entity, name) === undefined
  );
}
