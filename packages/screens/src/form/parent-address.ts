import { type Entity, entityPath, type Reference } from '@ninefold/specification';
import { isRecordSegment } from '../addresses/index.ts';

/** Returns the references whose fields all have values in the address, as a related list gives them. */
export function referencesIn(
  entity: Entity,
  given: Readonly<Record<string, string>>,
): readonly Reference[] {
  return entity.references.filter(({ fields }) =>
    fields.every((field) => Object.hasOwn(given, field)),
  );
}

/**
 * The path of the record from whose related list a form was opened; undefined where it was opened
 * from elsewhere.
 *
 * @param previous The address before the form's, where it is known.
 */
export function parentAddress(
  entity: Entity,
  given: Readonly<Record<string, string>>,
  previous: string | undefined,
): string | undefined {
  const path = previous?.split(/[?#]/u, 1)[0] ?? '';
  const isParents = referencesIn(entity, given).some(({ entity: name, schema }) => {
    const list = `${entityPath({ name, schema })}/`;
    const record = path.startsWith(list) ? path.slice(list.length) : '';
    return isRecordSegment(record) && !record.includes('/');
  });
  return isParents ? path : undefined;
}
