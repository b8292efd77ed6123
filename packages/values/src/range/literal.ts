/** Postgres's range literal (its manual, "Range Input/Output"). */
export interface RangeLiteral {
  /** Null where the range is unbounded; the same for `upper`. */
  readonly lower: string | null;
  readonly upper: string | null;
  readonly lowerInclusive: boolean;
  readonly upperInclusive: boolean;
}

const bound = String.raw`("(?:[^"\\]|\\.|"")*"|(?:[^"\\,()[\]]|\\.)*)`;
/** A range with its bounds, each part in a group. */
export const rangePattern = String.raw`([[(])${bound},${bound}([\])])`;
const pattern = new RegExp(`^${rangePattern}$`, 's');

/** Reads `[1,10)`, `(,"2026-01-01 00:00"]`, `empty`; undefined for anything else. */
export function readRangeLiteral(text: string): RangeLiteral | 'empty' | undefined {
  const trimmed = text.trim();
  if (/^empty$/i.test(trimmed)) return 'empty';
  const [, opening, lower = '', upper = '', closing] = pattern.exec(trimmed) ?? [];
  if (opening === undefined) return undefined;
  const bounds = [unquoted(lower), unquoted(upper)] as const;
  return {
    lower: bounds[0],
    upper: bounds[1],
    lowerInclusive: opening === '[' && bounds[0] !== null,
    upperInclusive: closing === ']' && bounds[1] !== null,
  };
}

function unquoted(text: string): string | null {
  if (text.trim() === '') return null;
  const isQuoted = text.startsWith('"');
  const inner = isQuoted ? text.slice(1, -1) : text.trim();
  return inner.replaceAll(isQuoted ? /\\(.)|"(")/gs : /\\(.)/gs, '$1$2');
}

/** Writes the literal as Postgres does, with quotes only where they are needed. */
export function writeRangeLiteral(range: RangeLiteral | 'empty'): string {
  if (range === 'empty') return range;
  return (
    (range.lowerInclusive ? '[' : '(') +
    `${quoted(range.lower)},${quoted(range.upper)}` +
    (range.upperInclusive ? ']' : ')')
  );
}

function quoted(text: string | null): string {
  if (text === null) return '';
  const needsQuotes = text === '' || /["\\()[\],\s]/.test(text);
  return needsQuotes ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
}
