/**
 * Translates a pattern of SIMILAR TO to a regular expression, as Postgres does; undefined where its versions differ,
 * and where it raises an error.
 */
export function similarPattern(pattern: string, escape = '\\'): string | undefined {
  if (Array.from(escape).length > 1) return undefined;
  let source = '';
  let isEscaped = false;
  let isInSet = false;
  for (const sign of Array.from(pattern)) {
    if (isEscaped) {
      // `#"` divides a pattern of SUBSTRING.
      if (sign === '"' || isInSet) return undefined;
      source += `\\${sign}`;
      isEscaped = false;
    } else if (sign === escape) isEscaped = true;
    else if (isInSet) {
      if (sign === '[' || (sign === ']' && /\[\^?$/.test(source))) return undefined;
      isInSet = sign !== ']';
      source += sign === '\\' ? '\\\\' : sign;
    } else {
      isInSet = sign === '[';
      source += translated[sign] ?? sign;
    }
  }
  return isEscaped || isInSet ? undefined : `^(?:${source})$`;
}

const translated: Readonly<Record<string, string | undefined>> = {
  '%': '.*',
  _: '.',
  '(': '(?:',
  '\\': '\\\\',
  '.': String.raw`\.`,
  '^': String.raw`\^`,
  $: String.raw`\$`,
};
