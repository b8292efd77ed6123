import { type Fact, isKnown } from '../model/index.ts';
import type { Draft } from './change.ts';
import { becomes, draft, type Subject } from './draft.ts';
import type { ChangeKind } from './kinds.ts';
import { same } from './pairs.ts';

/**
 * Compares facts by their keys; `name` begins the statement. A derived fact follows from others
 * that are compared themselves, so it is no change of its own.
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
  return fact !== undefined && isKnown(fact) && fact.source.from !== 'derived' ? fact : undefined;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
