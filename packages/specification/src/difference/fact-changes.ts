import { isKnown, type Fact } from '../model/fact.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { same } from './pairs.ts';

/** What is said of a thing, before and after. */
export interface FactPair {
  readonly kind: ChangeKind;
  readonly object: string;
  /** "label of column …": what the sentence begins with. */
  readonly name: string;
  readonly about: Draft['about'];
}

/**
 * A fact that is not the same. A derived fact follows from others that are
 * compared themselves, so it is no change of its own.
 */
export function factChange(
  before: Fact<unknown> | undefined,
  after: Fact<unknown> | undefined,
  { kind, object, name, about }: FactPair,
): readonly Draft[] {
  const [old, now] = [stated(before), stated(after)];
  if (same(old?.value, now?.value)) return [];
  const from = (now ?? old)?.source.from;
  return [
    {
      kind,
      object,
      ...(from === undefined || from === 'none' ? {} : { from }),
      statement: `${name} ${becomes(textOf(old?.value), textOf(now?.value))}`,
      ...valuesOf(textOf(old?.value), textOf(now?.value)),
      about,
    },
  ];
}

function stated(fact: Fact<unknown> | undefined): Fact<unknown> | undefined {
  return fact !== undefined && isKnown(fact) && fact.source.from !== 'derived' ? fact : undefined;
}

/** `was “a” and is “b”.`; undefined stands for nothing said. */
export function becomes(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `is new: “${after ?? ''}”.`;
  if (after === undefined) return `was removed; it was “${before}”.`;
  return `was “${before}” and is “${after}”.`;
}

export function valuesOf(
  before: string | undefined,
  after: string | undefined,
): Pick<Draft, 'before' | 'after'> {
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
