import type { LeftOut } from '@ninefold/data/client';
import type { LoadReport, SkippedPart } from '@ninefold/embedded';
import type { Reporter } from '../reporter/index.ts';

/** The maximum number of reasons without lost rows, and of names of one kind. */
const [maxReasons, maxNames] = [20, 4];

/** Parts that were left out for one reason, or for the last reasons of many. */
interface LeftOutParts extends LeftOut {
  /** The first line of the dump that is left out. */
  readonly line: number;
}

/** Returns what was left out and makes a difference, by reason and kind. Lost rows come first. */
export function leftOutParts(skipped: readonly SkippedPart[]): readonly LeftOutParts[] {
  const lost = [
    ...Map.groupBy(
      skipped.filter(({ lossless }) => !lossless),
      ({ reason }) => reason,
    ),
  ];
  const withRows = lost.filter(([, parts]) => rowsOf(parts) > 0);
  const others = lost.filter(([, parts]) => rowsOf(parts) === 0);
  const left = others.slice(maxReasons);
  const rest = left.flatMap(([, parts]) => parts);
  return [
    ...[...withRows, ...others.slice(0, maxReasons)].map(([reason, parts]) =>
      partsOf(parts, reason),
    ),
    ...(left.length > 0 ? [partsOf(rest, `There are ${left.length} more reasons.`)] : []),
  ];
}

function partsOf(parts: readonly SkippedPart[], reason: string): LeftOutParts {
  return { parts: kindsOf(parts), reason, line: Math.min(...parts.map(({ line }) => line)) };
}

/** Reports what was loaded, and what was left out. */
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
  const lossless = skipped.filter((part) => part.lossless);
  if (lossless.length > 0) {
    const reasons = [...new Set(lossless.map(({ reason }) => reason.replace(/\.$/, '')))].join(
      '; ',
    );
    reporter.note(`Statements that nothing here needs: ${lossless.length} (${reasons}).`);
  }
  const lost = leftOutParts(skipped);
  for (const { line, parts, reason } of lost) {
    reporter.note(`Left out from line ${line} on: ${parts}. ${reason}`);
  }
  if (lost.length > 0) reporter.note('--strict stops at the first of these instead.');
}

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
