/** Quotes a name for SQL: `"Odd ""name"""`. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
