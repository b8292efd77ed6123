/** A name as SQL writes it. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A relation or function with its schema. */
export function qualified(schema: string, name: string): string {
  return `${identifier(schema)}.${identifier(name)}`;
}

/** A value as SQL writes it, of no type yet: Postgres gives it the one of what it stands beside. */
export function literal(value: string): string {
  const quoted = value.replaceAll("'", "''");
  return value.includes('\\') ? `E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

/** An array of values as SQL writes it, again without a type. */
export function arrayLiteral(values: readonly string[]): string {
  return literal(`{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`);
}
