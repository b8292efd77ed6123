import type { PGlite } from '@electric-sql/pglite';
import { parseArray, parseComposite } from './literals.ts';

interface CatalogType {
  oid: number;
  kind: 'array' | 'composite' | 'domain';
  /** Of an array: its elements' type; of a domain: the type it is made from. */
  base: number;
  delimiter: string;
  /** Of a composite type: its attributes in order. */
  attributes: { name: string; type: number }[] | null;
}

const typesQuery = `
  select t.oid::int4 as oid,
    case when t.typtype = 'c' then 'composite' when t.typtype = 'd' then 'domain'
      else 'array' end as kind,
    case when t.typtype = 'd' then t.typbasetype else t.typelem end::int4 as base,
    t.typdelim as delimiter,
    (select json_agg(json_build_object('name', a.attname, 'type', a.atttypid::int4)
       order by a.attnum)
     from pg_catalog.pg_attribute a
     where t.typtype = 'c' and a.attrelid = t.typrelid and a.attnum > 0
       and not a.attisdropped) as attributes
  from pg_catalog.pg_type t
  where t.typtype in ('c', 'd') and t.oid >= 16384
    or t.typlen = -1 and t.typelem <> 0 and t.typsubscript = 'array_subscript_handler'::regproc
  order by t.oid`;

/**
 * Teaches PGlite the types that a schema brings, arrays of its enums, composite types and domains,
 * and to read arrays of any type. To be called after every change of the schema; until then their
 * values arrive as text.
 */
export async function learnCatalogTypes(driver: PGlite): Promise<void> {
  await driver.refreshArrayTypes();
  const { rows } = await driver.query<CatalogType>(typesQuery);
  // Looked up when a value is read, because a type may be made from one that comes later.
  const parserOf = (type: number) => driver.parsers[type] ?? String;
  for (const { oid, kind, base, delimiter, attributes } of rows) {
    if (kind === 'array') {
      driver.parsers[oid] = (text: string) => parseArray(text, parserOf(base), delimiter);
    } else if (kind === 'domain') {
      driver.parsers[oid] = (text: string) => parserOf(base)(text);
    } else {
      driver.parsers[oid] = (text: string) => {
        const parts = parseComposite(text);
        return Object.fromEntries(
          (attributes ?? []).map(({ name, type }, index) => {
            const part = parts[index] ?? null;
            return [name, part === null ? null : parserOf(type)(part)];
          }),
        );
      };
    }
  }
}
