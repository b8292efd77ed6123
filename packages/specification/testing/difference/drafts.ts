/** Changes a specification as somebody may change a database. */
import type { ChangeKind, ChangeWeight } from '../../src/difference/index.ts';
import type { Specification } from '../../src/model/index.ts';
import { renderStatements } from '../../src/phrases/index.ts';
import { teamFacts } from './team-facts.ts';

export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
export type Draft = Mutable<Specification>;

/** Returns the specification after a change. */
export function after(
  change: (draft: Draft) => void,
  of: Specification = teamFacts,
): Specification {
  const draft = structuredClone(of) as Draft;
  change(draft);
  return renderStatements(draft);
}

export const first = <T>(
  list: readonly T[] | undefined,
  is: (item: T) => boolean = () => true,
): T => {
  const found = list?.find(is);
  if (found === undefined) throw new Error('The fixture has nothing of the kind.');
  return found;
};
export const entity = (draft: Draft, name: string) =>
  first(draft.entities, (each) => each.name === name);
export const order = (draft: Draft) => entity(draft, 'work_order');
export const field = (draft: Draft, name: string, of = 'work_order') =>
  first(entity(draft, of).fields, (each) => each.name === name);
export const rule = (draft: Draft, name: string) =>
  first(draft.rules, (each) => each.constraint === name);
export const assign = (draft: Draft) => first(draft.calls.flatMap((call) => call.function ?? []));
export const policy = (draft: Draft) => first(draft.permissions.policies);
export const supporting = (draft: Draft, signature: string) =>
  first(draft.permissions.supportingFunctions, (each) => each.signature === signature);
export const limit = (draft: Draft, name: string) =>
  first(draft.limits, (each) => each.name === name);
export const comment = (value: string) =>
  ({ value, source: { from: 'database', object: 'a comment' } }) as const;

/** A change of the specification, and what `diff` says about it. */
export type ChangeCase = readonly [
  kind: ChangeKind,
  weight: ChangeWeight,
  object: string,
  change: (draft: Draft) => void,
];
