import type { LoadReport, SkippedPart } from '@ninefold/embedded';
import type { Reporter } from '../reporter/index.ts';

/** The maximum number of reasons without lost rows, and of names of one kind. */
const [maxReasons, maxNames] = [20, 4];

/** Reports what was loaded, and what was left out, by reason and kind. Lost rows come first. */
export function reportLoad(
  { statements, copiedRows, createdRoles, skipped }: LoadReport,
  reporter: Pick<Reporter, 'note'>,
): void {
  reporter.note(`${statements} statements run, ${copiedRows} rows copied.`);
  if (createdRoles.length > 0) {
    reporter.note(
      `Created roles that the dump names without creating them: ${createdRoles.join(', ')}.`,
    );
  }
  const [lossless, lost] = [true, false].map((each) => [
    ...Map.groupBy(
      skipped.filter((part) => part.lossless === each),
      ({ reason }) => reason,
    ),
  ]) as [Reasons, Reasons];
  if (lossless.length > 0) {
    const reasons = lossless.map(([reason]) => reason.replace(/\.$/, '')).join('; ');
    const count = lossless.reduce((sum, [, parts]) => sum + parts.length, 0);
    reporter.note(`Statements that nothing here needs: ${count} (${reasons}).`);
  }
  const withRows = lost.filter(([, parts]) => rowsOf(parts) > 0);
  const others = lost.filter(([, parts]) => rowsOf(parts) === 0);
  for (const [reason, parts] of [...withRows, ...others.slice(0, maxReasons)]) {
    const line = Math.min(...parts.map((part) => part.line));
    reporter.note(`Left out from line ${line} on: ${kindsOf(parts)}. ${reason}`);
  }
  const left = others.slice(maxReasons);
  if (left.length > 0) {
    const parts = left.flatMap(([, each]) => each);
    reporter.note(`Left out for ${left.length} more reasons: ${kindsOf(parts)}.`);
  }
  if (lost.length > 0) reporter.note('--strict stops at the first of these instead.');
}

type Reasons = [reason: string, parts: SkippedPart[]][];

function rowsOf(parts: readonly SkippedPart[]): number {
  return parts.reduce((sum, { rows = 0 }) => sum + rows, 0);
}

/** Lists parts by kind: `2 tables (shop, place), 4 rows (shop), 3 grants`. */
function kindsOf(parts: readonly SkippedPart[]): string {
  return [...Map.groupBy(parts, ({ kind }) => kind)]
    .map(([kind, each]) => {
      const count = kind === 'rows' ? rowsOf(each) : each.length;
      const names = [...new Set(each.map(({ name }) => name).filter((name) => name !== ''))];
      const more = names.length > maxNames ? ', …' : '';
      const list = names.length > 0 ? ` (${names.slice(0, maxNames).join(', ')}${more})` : '';
      return `${count} ${count === 1 ? singular(kind) : plural(kind)}${list}`;
    })
    .join(', ');
}

const singular = (kind: string): string => (kind === 'rows' ? 'row' : kind);

function plural(kind: string): string {
  if (kind === 'rows') return kind;
  const [, noun = kind, rest = ''] = /^(.+?)( (?:of|in) .+)?$/.exec(kind) ?? [];
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies${rest}`;
  return `${noun}${/(x|s)$/.test(noun) ? 'es' : 's'}${rest}`;
}
