import type { MissingObject } from './missing-object.ts';

/** Functions of PostgreSQL 18 that this version can have, by name. */
const functions: Readonly<Record<string, string>> = {
  uuidv4: `create function pg_catalog.uuidv4() returns uuid language sql volatile parallel safe
    as $$ select pg_catalog.gen_random_uuid() $$;`,
  // A UUID of version 4 with the milliseconds of the time before it: RFC 9562, "UUID Version 7".
  uuidv7: `create function pg_catalog.uuidv7(shift interval) returns uuid language sql volatile parallel safe
    as $$ select pg_catalog.encode(pg_catalog.set_bit(pg_catalog.set_bit(
      pg_catalog.overlay(pg_catalog.uuid_send(pg_catalog.gen_random_uuid()),
        pg_catalog.substring(pg_catalog.int8send((extract(epoch from
          pg_catalog.clock_timestamp() + shift) * 1000)::bigint), 3), 1, 6),
      52, 1), 53, 1), 'hex')::uuid $$;
    create function pg_catalog.uuidv7() returns uuid language sql volatile parallel safe
    as $$ select pg_catalog.uuidv7('0 s'::interval) $$;`,
};

/** Returns the statements that create a function of PostgreSQL 18 which is missing here. */
export function newFunctionSql(missing: MissingObject | undefined): string | undefined {
  if (missing?.kind !== 'function' || (missing.schema ?? 'pg_catalog') !== 'pg_catalog') {
    return undefined;
  }
  return Object.hasOwn(functions, missing.name) ? functions[missing.name] : undefined;
}
