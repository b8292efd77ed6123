import { type Fact, isKnown } from '../model/index.ts';
import { capital } from '../phrases/index.ts';
import type { Change, ChangeKind, ChangeWeight } from './change.ts';
import { differenceMessages } from './messages.ts';
import { type Pairs, same } from './pairs.ts';

/** Identifies what changed, to find what it touches. */
export interface About {
  /** Keyed by `entityId`. */
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
  /** Its name inside a sentence. When left out, it follows from the object. */
  readonly name?: string;
}

/** The name of a subject for a message: inside a sentence, and at its beginning. */
export interface SubjectName {
  readonly object: string;
  readonly Object: string;
}

export function nameOf({ object, name = objectName(object) }: Subject): SubjectName {
  return { object: name, Object: capital(name) };
}

/** Names an object of the database in the current language: `column public.work_order.due_at`. */
function objectName(object: string): string {
  const [, kind = '', rest = object] = objectPattern.exec(object) ?? [];
  const [, name = rest, relation] = /^(.*) on (\S+)$/s.exec(rest) ?? [];
  const type = kind.replace(' ', '_');
  return relation === undefined
    ? differenceMessages.object({ kind: type, name })
    : differenceMessages.objectOn({ kind: type, name, relation });
}

const objectPattern =
  /^(call|column|constraint|error|foreign key|foreign table|function|index|materialized view|partitioned table|publication|role|screen|table|trigger|type|view) (.*)$/s;

/** Values before and after, for a message. */
export interface ValueChange {
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: string;
  readonly after: string;
}

export function valueChange(before: string | undefined, after: string | undefined): ValueChange {
  const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { change, before: before ?? '', after: after ?? '' };
}

/** Says that a value of a subject changed. */
type ValueMessage = (args: SubjectName & ValueChange) => string;

export function draft(
  kind: ChangeKind,
  { object, about, from }: Subject,
  statement: string,
  values: Partial<Pick<Change, 'before' | 'after' | 'weight'>> = {},
): Draft {
  return { kind, object, about, from, statement, ...values };
}

/** The kinds of thing that are added and removed: `index`, `declared rule`. */
type Listed = ChangeKind extends infer Kind
  ? Kind extends `${infer What} removed`
    ? What
    : never
  : never;

/** The sentences about a removed and an added thing. */
interface ListedStatements {
  /** "… was deleted." when left out. */
  readonly removed?: string;
  /** "… is new." when left out. */
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
  statementsOf: (item: T, name: SubjectName) => ListedStatements = () => ({}),
): readonly Draft[] {
  return [
    ...removed.map((item) => {
      const subject = subjectOf(item);
      const { removed: statement, value, weights } = statementsOf(item, nameOf(subject));
      const values = { before: value, weight: weights?.removed };
      const usual = differenceMessages.removed(nameOf(subject));
      return draft(`${what} removed`, subject, statement ?? usual, values);
    }),
    ...added.map((item) => {
      const subject = subjectOf(item);
      const { added: statement, value, weights } = statementsOf(item, nameOf(subject));
      const values = { after: value, weight: weights?.added };
      const usual = differenceMessages.added(nameOf(subject));
      return draft(`${what} added`, subject, statement ?? usual, values);
    }),
  ];
}

/** Returns a function that compares a text of a thing before and after: the change, if there is one. */
export function textChangesOf<T>(subject: Subject, before: T, after: T) {
  return (
    kind: ChangeKind,
    textOf: (thing: T) => string | undefined,
    message: ValueMessage = differenceMessages.textChanged,
    weight?: Draft['weight'],
  ): readonly Draft[] => {
    const texts = { before: textOf(before), after: textOf(after) };
    if (texts.before === texts.after) return [];
    const change = valueChange(texts.before, texts.after);
    const statement = message({ ...nameOf(subject), ...change });
    return [draft(kind, subject, statement, { ...texts, weight })];
  };
}

/** The item alone in a list where a condition holds; an empty list otherwise. */
export function when<T>(condition: boolean, item: T): readonly T[] {
  return condition ? [item] : [];
}

/**
 * Compares facts by their keys. Derived facts are left out: the facts that they follow from are
 * compared.
 */
export function factChanges<Key extends string>(
  before: { readonly [K in Key]?: Fact<unknown> } | undefined,
  after: { readonly [K in Key]?: Fact<unknown> } | undefined,
  subject: Subject,
  facts: readonly (readonly [key: Key, kind: ChangeKind, message: ValueMessage])[],
): readonly Draft[] {
  return facts.flatMap(([key, kind, message]) => {
    const [old, now] = [stated(before?.[key]), stated(after?.[key])];
    if (same(old?.value, now?.value)) return [];
    const from = (now ?? old)?.source.from;
    const texts = { before: textOf(old?.value), after: textOf(now?.value) };
    return draft(
      kind,
      { ...subject, from: from === 'none' ? undefined : from },
      message({ ...nameOf(subject), ...valueChange(texts.before, texts.after) }),
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
  return factChanges(before, after, subject, [
    ['description', 'comment changed', differenceMessages.commentOn],
  ]);
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
