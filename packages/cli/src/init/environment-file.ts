/**
 * Sets variables in the text of an `.env` file. Other lines stay as they are.
 *
 * @param values without spaces and quotes.
 */
export function withVariables(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [name, value]) => {
    const line = `${name}=${value}`;
    const existing = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'gm');
    // A later line wins, so that every one is replaced.
    if (existing.test(result)) return result.replace(existing, () => line);
    return `${result}${result === '' || result.endsWith('\n') ? '' : '\n'}${line}\n`;
  }, text);
}
