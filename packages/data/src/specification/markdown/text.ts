import type { Fact, Source } from '../fact.ts';

export const notShownText = '*not shown*';

/** A text inside a line of Markdown, with nothing in it taken for marks. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>|#]/g, String.raw`\$&`);
}

/** A name or SQL, as code. The fence is longer than any run of backticks inside. */
export function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const gap = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${flat}${gap}${fence}`;
}

/** Where a fact comes from, in words. */
export function sourceText(source: Source): string {
  switch (source.from) {
    case 'database':
      return `database: ${plain(source.object)}`;
    case 'declared':
      return `declared: ${code(source.at)}`;
    case 'platform':
      return `platform: ${plain(source.document)}`;
    case 'derived':
      return `derived from ${plain(source.of)}`;
    default:
      return notShownText;
  }
}

/** A fact with its source, or *not shown*. */
export function factText(fact: Fact<string>): string {
  return fact.source.from === 'none'
    ? notShownText
    : `${plain(fact.value ?? '')} (${sourceText(fact.source)})`;
}

/** A table; '' where it would have no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
