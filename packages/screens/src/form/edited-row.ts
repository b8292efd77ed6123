import type { ChildKind } from './child-kinds.ts';
import { changesOf, type KeptRow, type Texts, without } from './kept-row.ts';
import { problemIn, problemsIn } from './row-problems.ts';

export interface RowEdit {
  readonly texts: Texts;
  readonly links?: KeptRow['links'];
  /** The inputs must start over. */
  readonly restarts?: boolean;
}

/** Enters texts in a row. A problem goes as soon as it is solved; one of the database, when its field is edited. */
export function editedRow(
  kind: ChildKind,
  row: KeptRow,
  { texts, links, restarts = false }: RowEdit,
): KeptRow {
  const next = { ...row, texts: { ...row.texts, ...texts }, links: { ...row.links, ...links } };
  const names = Object.keys(texts);
  const problems = Object.entries(row.problems).flatMap(([name, shown]) => {
    const field = row.fields.find((each) => each.name === name);
    const isFound = field && (names.includes(name) || problemIn(kind, row, field) === shown);
    const problem = isFound ? problemIn(kind, next, field) : shown;
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return {
    ...next,
    problems: Object.fromEntries(problems),
    edited: Object.keys(changesOf(next)).length > 0,
    message: undefined,
    start: row.start + (restarts ? 1 : 0),
    unreadable: restarts ? without(row.unreadable, names) : row.unreadable,
  };
}

/** Says what keeps the field of a row from being saved once it is left, at all fields that it is about. */
export function leftRow(kind: ChildKind, row: KeptRow, name: string): KeptRow {
  const problems = problemsIn(kind, row);
  const problem = problems[name];
  // What is missing is said when the form is sent: the row is still being filled in.
  if (problem === undefined || row.texts[name] === null) return row;
  const alike = Object.entries(problems).filter(([, other]) => other === problem);
  return { ...row, problems: { ...row.problems, ...Object.fromEntries(alike) } };
}
