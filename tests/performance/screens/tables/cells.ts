import { middle } from '../../measure.ts';
import type { Application } from '../applications.ts';

/** One thing that was measured in every application. */
export interface Line<Measured> {
  /** The first cells of its row. */
  readonly head: readonly string[];
  /** Its values in one visit: none where it was not measured there. */
  readonly of: (measured: Measured) => readonly number[];
  readonly write: (value: number) => string;
}

export type MeasuredApplications<Measured> = ReadonlyMap<Application, readonly Measured[]>;

/** The heads of the columns that `rowOf` fills. */
export const applicationColumns = [
  'Ninefold',
  'floor',
  'react-admin',
  'refine',
  'to the floor',
  'to react-admin',
] as const;

/** The median of each application and its range, and how many times the floor and react-admin ours is. */
export function rowOf<Measured>(
  line: Line<Measured>,
  applications: MeasuredApplications<Measured>,
): readonly string[] {
  const values = new Map(
    [...applications].map(([{ title }, measured]) => [title, measured.flatMap(line.of)]),
  );
  const [ours, floor, reactAdmin, refine] = ['Ninefold', 'floor', 'react-admin', 'refine'].map(
    (title) => values.get(title) ?? [],
  ) as [number[], number[], number[], number[]];
  return [
    ...line.head,
    ...[ours, floor, reactAdmin, refine].map((values) => spread(values, line.write)),
    ratio(ours, floor),
    ratio(ours, reactAdmin),
  ];
}

/** `271 ms (255–310 ms)`: the median, and the least and the most where they differ. */
export function spread(values: readonly number[], write: (value: number) => string): string {
  if (values.length === 0) return '–';
  const [least, most] = [write(Math.min(...values)), write(Math.max(...values))];
  return least === most ? least : `${write(middle(values))} (${range(least, most)})`;
}

/** `255–310 ms`, or `950 ms–1.10 s` where the units differ. */
function range(least: string, most: string): string {
  const [number = '', unit] = least.split(' ');
  return most.split(' ')[1] === unit ? `${number}–${most}` : `${least}–${most}`;
}

function ratio(ours: readonly number[], theirs: readonly number[]): string {
  if (ours.length === 0 || theirs.length === 0 || middle(theirs) === 0) return '–';
  return `${(middle(ours) / middle(theirs)).toFixed(2)} ×`;
}
