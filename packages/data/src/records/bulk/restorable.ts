import type { Entity } from '@ninefold/specification';
import type { RecordValues } from '../record.ts';

/** More whole records are not kept to be created again. */
export const mostRestored = 1000;

/**
 * Whether deleted records can be created again with the same values in all their fields:
 * the role has read all of them and can give all of them, and nothing replaces what it gives.
 */
export function canRestore({ kind, grants, systemColumns, fields }: Entity): boolean {
  return (
    kind !== 'view' &&
    grants.insert &&
    // Otherwise the table may have fields that the role doesn't know of.
    systemColumns === true &&
    fields.every(
      (field) =>
        field.generated === 'stored' ||
        (field.grants.select &&
          field.grants.insert &&
          field.generated !== 'identity always' &&
          field.filledByTrigger === undefined &&
          field.overwritten !== 'insert' &&
          field.kind !== 'binary'),
    )
  );
}

/** Whether values can be written as they were read: the Data API takes JSON's null for NULL. */
export function canWriteBack({ fields }: Entity, values: RecordValues): boolean {
  return !fields.some(({ kind, name }) => kind === 'json' && values[name] === 'null');
}
