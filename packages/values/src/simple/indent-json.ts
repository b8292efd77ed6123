const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Lays JSON out on several lines. Nothing but the whitespace between its parts changes. */
export function indentJson(json: string): string {
  let depth = 0;
  let before = '';
  const line = () => `\n${'  '.repeat(depth)}`;
  return (json.match(token) ?? [])
    .map((part) => {
      const opened = before === '{' || before === '[';
      before = part;
      if (part === '}' || part === ']') {
        depth -= 1;
        return opened ? part : `${line()}${part}`;
      }
      const lead = opened ? line() : '';
      if (part === '{' || part === '[') depth += 1;
      if (part === ',') return `,${line()}`;
      return part === ':' ? ': ' : `${lead}${part}`;
    })
    .join('');
}
