/** Returns an SQL expression for a short hash of a text, which shows that a definition has changed but not the definition. */
export function hashSql(text: string): string {
  return `pg_catalog.substr(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'hex'), 1, 16)`;
}
