/** Returns an SQL expression for a short hash of a text, which shows that a definition has changed but not the definition. */
export function hashSql(text: string): string {
  return `pg_catalog.substr(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'hex'), 1, 16)`;
}

/** An SQL expression for a type as Postgres prints it, without the schema where that is `public`. */
export function printedTypeSql(type: string, modifier: string): string {
  return `pg_catalog.regexp_replace(pg_catalog.format_type(${type}, ${modifier}), '^public[.]', '')`;
}

/** Joins the comment on an object of a catalog, as `description`. */
export function commentSql(catalog: string, oid: string, alias = 'description'): string {
  return `left join pg_catalog.pg_description ${alias}
    on ${alias}.classoid = 'pg_catalog.${catalog}'::pg_catalog.regclass
   and ${alias}.objoid = ${oid} and ${alias}.objsubid = 0`;
}
