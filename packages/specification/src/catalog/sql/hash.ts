/**
 * An SQL expression for a short hash of an SQL text: what tells that a definition is
 * still the one that something was made from, without telling the definition.
 */
export function hashSql(text: string): string {
  return `pg_catalog.substr(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'hex'), 1, 16)`;
}
