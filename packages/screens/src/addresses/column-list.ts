/**
 * The columns of a list in its address, as PostgREST's `select` names them:
 * `number,title`. A name with a comma or a quote is quoted.
 */
export function writeColumns(names: readonly string[]): string {
  return names
    .map((name) => (/[",\\]/.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : name))
    .join(',');
}

/** Reads what `writeColumns` wrote; undefined where nothing is named. */
export function readColumns(text: string | null): readonly string[] | undefined {
  if (text === null || text === '') return undefined;
  const names = text.match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return names.map((name) =>
    name.startsWith('"') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name,
  );
}
