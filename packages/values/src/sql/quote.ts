/** Writes a text as an SQL literal that is read the same with any `standard_conforming_strings`. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? `E${quoted}` : quoted;
}

/** Writes a text in dollar quotes with a tag that the text does not contain. */
export function dollarQuote(text: string): string {
  let tag = 'ninefold';
  while (text.includes(`$${tag}$`)) tag += '_';
  return `$${tag}$${text}$${tag}$`;
}

/** Writes a name as an SQL identifier in quotes. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
