import { inMegabytes, inMilliseconds, type Table } from '../../report/table.ts';
import type { Condition } from '../conditions.ts';
import type { Measured } from '../measured.ts';
import type { Visit } from '../visit.ts';
import type { Bytes } from '../watch-screen.ts';
import { applicationColumns, type Line, type MeasuredApplications, rowOf } from './cells.ts';

/** Everything that was measured of all applications, a table for each subject. */
export function screensTables(
  measured: MeasuredApplications<Measured>,
  conditions: readonly Condition[],
): readonly Table[] {
  const table = (
    name: string,
    heads: readonly string[],
    lines: readonly Line<Measured>[],
  ): Table => ({
    name: `screens ${name}`,
    columns: [...heads, ...applicationColumns],
    rows: lines.map((line) => rowOf(line, measured)),
  });
  const inConditions = (things: Things) => timesOf(things, conditions);
  return [
    table('size', ['what'], sizesIn(conditions[0])),
    table('first visit', timeHeads, inConditions(openings(({ cold }) => cold))),
    table('second visit', timeHeads, inConditions(openings(({ again }) => again))),
    table('work', timeHeads, inConditions(work)),
  ];
}

type Things = Readonly<Record<string, (visit: Visit) => number>>;

const timeHeads = ['what', 'processor', 'answers'];

function timesOf(things: Things, conditions: readonly Condition[]): readonly Line<Measured>[] {
  return Object.entries(things).flatMap(([name, read]) =>
    conditions.map((condition) => ({
      head: [name, ...inWords(condition)],
      of: (measured) => (measured.condition === condition ? [read(measured.visit)] : []),
      write: inMilliseconds,
    })),
  );
}

/** `÷ 4` and `150 ms late`. */
export function inWords({ slowdown, delay }: Condition): readonly [string, string] {
  return [
    slowdown === 1 ? 'full speed' : `÷ ${slowdown}`,
    delay === 0 ? 'at once' : `${delay} ms late`,
  ];
}

const openings = (of: (visit: Visit) => Visit['again']): Things => ({
  'First paint': (visit) => of(visit).firstPaint,
  'First row': (visit) => of(visit).firstRow,
  Interactive: (visit) => of(visit).interactive,
});

const work: Things = {
  'List to record': ({ work }) => work.toRecord,
  'Back to the list': ({ work }) => work.back,
  'Next page': ({ work }) => work.nextPage,
  'Filter by name': ({ work }) => work.filter,
};

/** What has arrived at the first row depends on the circumstances: these are of one kind alone. */
function sizesIn(condition: Condition | undefined): readonly Line<Measured>[] {
  return Object.entries(sizes).map(([name, read]) => ({
    head: [name],
    of: (measured) => (measured.condition === condition ? [read(measured.visit)] : []),
    write: inMegabytes,
  }));
}

const sizes: Things = {
  'JavaScript at the first row': ({ cold }) => cold.bytesAtFirstRow.scripts,
  'CSS at the first row': ({ cold }) => cold.bytesAtFirstRow.styles,
  'Fonts at the first row': ({ cold }) => cold.bytesAtFirstRow.fonts,
  'All at the first row': ({ cold }) => sum(cold.bytesAtFirstRow),
  'All when idle': ({ cold }) => sum(cold.bytesWhenIdle),
  'JavaScript heap after work': ({ heap }) => heap,
};

function sum({ scripts, styles, fonts }: Bytes): number {
  return scripts + styles + fonts;
}
