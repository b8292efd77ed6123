import { type Share, sqlOf } from './compare/index.ts';
import type { Proof } from './prove.ts';

const number = new Intl.NumberFormat('en-US');

/** Writes what a proof found: disagreements as SQL, shares by family, reasons, and the sum as the last line. */
export function reportOf({ tally, disagreements, cases }: Proof): string {
  const families = [...tally.families].toSorted(
    ([, one], [, other]) => other.constraints - one.constraints,
  );
  return [
    ...cases.map((each) => `${sqlOf(each)}\n`),
    ...table([
      ['constraints of', 'all', 'whole', 'in part', 'whole', 'compiled'],
      ...families.map(([family, share]) => rowOf(family, share)),
      rowOf('all', tally.all),
    ]),
    ...counts('constraints not compiled', tally.reasons),
    ...counts('parts not compiled', tally.partial),
    ...counts('pairs not decided', tally.undecided),
    ...counts("pairs by the database's verdict", tally.verdicts),
    ...counts('conditions that are no constraint', countsOf(tally.refusals)),
    ...tally.contradictions.map((each) => `PostgreSQL inserts otherwise: ${each}`),
    '',
    `${number.format(tally.inserted)} pairs inserted as well`,
    `${number.format(tally.pairs)} pairs, ${number.format(tally.decided)} decided, ${number.format(disagreements)} disagreements`,
  ].join('\n');
}

function rowOf(name: string, { constraints, compiled, inPart }: Share): readonly string[] {
  const share = (amount: number) =>
    constraints === 0 ? '' : `${((100 * amount) / constraints).toFixed(1)} %`;
  const whole = compiled - inPart;
  return [
    name,
    ...[constraints, whole, inPart].map((amount) => number.format(amount)),
    share(whole),
    share(compiled),
  ];
}

function counts(title: string, entries: ReadonlyMap<string, number>): readonly string[] {
  if (entries.size === 0) return [];
  const sorted = [...entries].toSorted(([, one], [, other]) => other - one).slice(0, 40);
  return [
    '',
    ...table([[title, ''], ...sorted.map(([name, amount]) => [name, number.format(amount)])]),
  ];
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const entries = new Map<string, number>();
  for (const text of texts) entries.set(text, (entries.get(text) ?? 0) + 1);
  return entries;
}

/** Aligns the first column to the left and numbers to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  '),
  );
}
