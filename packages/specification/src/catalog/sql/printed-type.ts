/** An SQL expression for a type as Postgres prints it, without the schema where that is `public`. */
export function printedTypeSql(type: string, modifier: string): string {
  return `pg_catalog.regexp_replace(pg_catalog.format_type(${type}, ${modifier}), '^public[.]', '')`;
}
