import type { Specification, StateField, Transition } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf } from './pairs.ts';

/** Point 4 as it is declared: labels, where records begin and end, and the moves between. */
export function stateChanges(before: Specification, after: Specification): readonly Draft[] {
  const { both } = pairsOf(before.states, after.states, ({ entity, field }) =>
    JSON.stringify([entity, field]),
  );
  return both.flatMap((pair) => [
    ...stateFacts(pair.before, pair.after),
    ...transitionChanges(pair.before, pair.after),
  ]);
}

function stateFacts(before: StateField, after: StateField): readonly Draft[] {
  const place = `${before.entity}.${before.field}`;
  const object = `states of ${place}`;
  const about = { entity: before.entity, fields: [before.field] };
  const fact = (kind: ChangeKind, what: string) => ({ kind, object, name: what, about });
  const { both } = pairsOf(before.states, after.states, ({ value }) => value);
  return [
    ...factChange(before.initial, after.initial, fact('states changed', `Where ${place} begins`)),
    ...factChange(
      before.category,
      after.category,
      fact('states changed', `Whether ${place} is a category`),
    ),
    ...both.flatMap(({ before: old, after: now }) => [
      ...factChange(
        old.label,
        now.label,
        fact('label changed', `The label of state ${old.value} of ${place}`),
      ),
      ...factChange(
        old.tone,
        now.tone,
        fact('label changed', `The tone of state ${old.value} of ${place}`),
      ),
      ...factChange(
        old.final,
        now.final,
        fact('states changed', `Whether state ${old.value} of ${place} is final`),
      ),
    ]),
  ];
}

function transitionChanges(before: StateField, after: StateField): readonly Draft[] {
  const pairs = pairsOf(
    before.transitions.value ?? [],
    after.transitions.value ?? [],
    ({ from, to }) => JSON.stringify([from, to]),
  );
  const draft = (kind: ChangeKind, { from, to }: Transition, words: string): Draft => ({
    kind,
    from: 'declared',
    object: `transition ${from} → ${to} of ${before.entity}.${before.field}`,
    statement: `The move of ${before.entity}.${before.field} from ${from} to ${to} ${words}`,
    about: { entity: before.entity, fields: [before.field] },
  });
  return [
    ...pairs.removed.map((each) => draft('transition removed', each, 'was removed.')),
    ...pairs.added.map((each) => draft('transition added', each, 'is new.')),
    ...pairs.both.flatMap((pair) => {
      const [old, now] = [moveText(pair.before), moveText(pair.after)];
      if (old === now) return [];
      const change = draft('transition changed', pair.after, `was ${old} and is ${now}.`);
      return [{ ...change, before: old, after: now }];
    }),
  ];
}

function moveText({ label, roles, needs }: Transition): string {
  return [
    `“${label.value ?? ''}”`,
    `by ${roles.value?.join(', ') ?? 'anybody'}`,
    `needing ${needs?.value?.join(', ') ?? 'nothing'}`,
  ].join(' ');
}
