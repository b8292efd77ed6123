/**
 * Sets variables in the text of an `.env` file. Other lines stay as they are.
 *
 * @param values without line breaks.
 */
export function withVariables(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [name, value]) => {
    const line = `${name}=${quoted(value)}`;
    const existing = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'gm');
    // A later line wins, so that every one is replaced.
    if (existing.test(result)) return result.replace(existing, () => line);
    return `${result}${result === '' || result.endsWith('\n') ? '' : '\n'}${line}\n`;
  }, text);
}

/** Quotes a value with a quotation mark that it doesn't contain, where it can't be without. */
function quoted(value: string): string {
  if (!/[\s"'`#]/.test(value)) return value;
  const mark = ["'", '`', '"'].find((each) => !value.includes(each)) ?? "'";
  return mark + value + mark;
}
