import { extensionOf } from './extension-objects.ts';
import { missingObject, nameOf } from './missing-object.ts';

/**
 * Says which option of pg_dump, or which line, adds an object that the dump doesn't create and this Postgres
 * could have. Returns undefined for any other error.
 *
 * @param schemas Schemas that have an object of this name.
 */
export function missingObjectHint(error: unknown, schemas: readonly string[]): string | undefined {
  const missing = missingObject(error);
  if (missing === undefined) return undefined;
  if (schemas.length > 0) {
    return `${nameOf(missing)} exists in the schema ${schemas.join(', ')}. What uses it does not name the schema, and the dump’s search_path does not list it, or it has other arguments.`;
  }
  const { kind, schema } = missing;
  if (kind === 'relation' && schema === undefined) return undefined;
  if (!['schema', 'type', 'operator class', 'relation', 'function'].includes(kind))
    return undefined;
  const subject = nameOf(missing);
  const extension = extensionOf(missing);
  if (extension !== undefined) {
    const inSchema = schema ?? 'public';
    const creates = ['public', 'extensions'].includes(inSchema)
      ? ''
      : `create schema if not exists ${inSchema}; `;
    return `${subject} belongs to the extension ${extension}, which the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension=${extension} to pg_dump, or put this line at the beginning of the file: ${creates}create extension "${extension}" with schema ${inSchema};`;
  }
  if (schema === 'extensions') {
    return `${subject} belongs to an extension that the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension='*' to pg_dump.`;
  }
  if (kind === 'schema') {
    return `${subject} is not in the dump. With --schema, pg_dump leaves out what lies in other schemas: add --schema=${missing.name}.`;
  }
  return schema === undefined || schema === 'public'
    ? `${subject} is not in the dump. With --table, pg_dump leaves out types and functions: dump the whole schema, with --schema=public.`
    : `${subject} is not in the dump. With --schema, pg_dump leaves out what lies in other schemas: add --schema=${schema}.`;
}
