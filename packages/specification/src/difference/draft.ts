import { capital } from '../object-names/index.ts';
import type { Change, Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';

/** The thing that changed: an object of the database, or a part of the declaration. */
export interface Subject extends Pick<Draft, 'object' | 'about' | 'from'> {
  /** Begins the statement; the object when left out. */
  readonly name?: string;
}

export function draft(
  kind: ChangeKind,
  { name, ...subject }: Subject,
  words: string,
  values: Partial<Pick<Change, 'before' | 'after' | 'weight'>> = {},
): Draft {
  const statement = `${name ?? capital(subject.object)} ${words}`;
  return { kind, ...subject, statement, ...values };
}

/** Returns the change of a text, with the text before and after; none where it is the same. */
export function textChange<Text extends string | undefined>(
  kind: ChangeKind,
  subject: Subject,
  [before, after]: readonly [before: Text, after: Text],
  wordsOf: (before: Text, after: Text) => string,
  weight?: Draft['weight'],
): readonly Draft[] {
  if (before === after) return [];
  return [draft(kind, subject, wordsOf(before, after), { before, after, weight })];
}

/** `was “a” and is “b”.`; undefined stands for nothing said. */
export function becomes(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `is new: “${after ?? ''}”.`;
  if (after === undefined) return `was removed; it was “${before}”.`;
  return `was “${before}” and is “${after}”.`;
}

/** `was a and is b.` */
export function wasAndIs(before: string, after: string): string {
  return `was ${before} and is ${after}.`;
}

/** The item alone in a list where a condition holds; an empty list otherwise. */
export function when<T>(condition: boolean, item: T): readonly T[] {
  return condition ? [item] : [];
}
