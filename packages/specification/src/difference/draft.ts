import { type Fact, isKnown } from '../model/index.ts';
import { capital } from '../phrases/index.ts';
import type { Change, ChangeKind, ChangeWeight } from './change.ts';
import { type Pairs, same } from './pairs.ts';

/** Identifies what changed, to find what it touches. */
export interface About {
  /** By `entityId`. */
  readonly entity?: string;
  /** Only these fields of the entity. */
  readonly fields?: readonly string[];
  /** All permissions of a role; with an entity, those there. */
  readonly role?: string;
  /** A function's signature. */
  readonly function?: string;
}

/** A change without what it touches. */
export interface Draft extends Omit<Change, 'touches' | 'weight' | 'point' | 'from'> {
  /** The kind's usual weight when left out. */
  readonly weight?: ChangeWeight;
  /** `database` when left out. */
  readonly from?: Change['from'];
  readonly about: About | readonly About[];
}

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

/** The kinds of thing that are added and removed: `index`, `declared rule`. */
type Listed = ChangeKind extends infer Kind
  ? Kind extends `${infer What} removed`
    ? What
    : never
  : never;

/** The sentences for a removed and an added thing. */
interface ListedWords {
  /** "was removed." when left out. */
  readonly removed?: string;
  /** "is new." when left out. */
  readonly added?: string;
  /** The value before it was removed, or after it was added. */
  readonly value?: string;
  /** The kind's usual weights when left out. */
  readonly weights?: { readonly removed?: ChangeWeight; readonly added?: ChangeWeight };
}

/** Returns the changes of the things that only one of two lists has. */
export function listChanges<T>(
  what: Listed,
  { removed, added }: Pick<Pairs<T>, 'removed' | 'added'>,
  subjectOf: (item: T) => Subject,
  wordsOf: (item: T) => ListedWords = () => ({}),
): readonly Draft[] {
  return [
    ...removed.map((item) => {
      const { removed: words = 'was removed.', value, weights } = wordsOf(item);
      const values = { before: value, weight: weights?.removed };
      return draft(`${what} removed`, subjectOf(item), words, values);
    }),
    ...added.map((item) => {
      const { added: words = 'is new.', value, weights } = wordsOf(item);
      const values = { after: value, weight: weights?.added };
      return draft(`${what} added`, subjectOf(item), words, values);
    }),
  ];
}

/** Returns a function that compares a text of a thing before and after: the change, if there is one. */
export function textChangesOf<T>(subject: Subject, before: T, after: T) {
  return <Text extends string | undefined>(
    kind: ChangeKind,
    textOf: (thing: T) => Text,
    wordsOf: (before: Text, after: Text) => string,
    { name = subject.name, weight }: Pick<Subject, 'name'> & Pick<Draft, 'weight'> = {},
  ): readonly Draft[] => {
    const texts = { before: textOf(before), after: textOf(after) };
    if (texts.before === texts.after) return [];
    const words = wordsOf(texts.before, texts.after);
    return [draft(kind, { ...subject, name }, words, { ...texts, weight })];
  };
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

/**
 * Compares facts by their keys; `name` begins the statement. Derived facts are left out:
 * the facts that they follow from are compared.
 */
export function factChanges<Key extends string>(
  before: { readonly [K in Key]?: Fact<unknown> } | undefined,
  after: { readonly [K in Key]?: Fact<unknown> } | undefined,
  subject: Subject,
  facts: readonly (readonly [key: Key, kind: ChangeKind, name: string])[],
): readonly Draft[] {
  return facts.flatMap(([key, kind, name]) => {
    const [old, now] = [stated(before?.[key]), stated(after?.[key])];
    if (same(old?.value, now?.value)) return [];
    const from = (now ?? old)?.source.from;
    const texts = { before: textOf(old?.value), after: textOf(now?.value) };
    return draft(
      kind,
      { ...subject, name, from: from === 'none' ? undefined : from },
      becomes(texts.before, texts.after),
      texts,
    );
  });
}

/** Compares the comments on an object of the database. */
export function commentChanges(
  before: { readonly description?: Fact<string> },
  after: { readonly description?: Fact<string> },
  subject: Subject,
): readonly Draft[] {
  const name = `The comment on ${subject.object}`;
  return factChanges(before, after, subject, [['description', 'comment changed', name]]);
}

function stated(fact: Fact<unknown> | undefined): Fact<unknown> | undefined {
  return isKnown(fact) && fact.source.from !== 'derived' ? fact : undefined;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
