import type { Specification, StateField, Transition } from '../model/index.ts';
import {
  type Draft,
  factChanges,
  listChanges,
  type Subject,
  textChangesOf,
  wasAndIs,
} from './draft.ts';
import { pairsOf } from './pairs.ts';

/** Point 4 as it is declared: labels, first and final states, and transitions. */
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
  const { entity, field } = before;
  const place = `${entity}.${field}`;
  const subject: Subject = { object: `states of ${place}`, about: { entity, fields: [field] } };
  const { both } = pairsOf(before.states, after.states, ({ value }) => value);
  return [
    ...factChanges(before, after, subject, [
      ['initial', 'states changed', `Where ${place} begins`],
      ['category', 'states changed', `Whether ${place} is a category`],
    ]),
    ...both.flatMap(({ before: old, after: now }) =>
      factChanges(old, now, subject, [
        ['label', 'label changed', `The label of state ${old.value} of ${place}`],
        ['tone', 'label changed', `The tone of state ${old.value} of ${place}`],
        ['final', 'states changed', `Whether state ${old.value} of ${place} is final`],
      ]),
    ),
  ];
}

function transitionChanges(before: StateField, after: StateField): readonly Draft[] {
  const { entity, field } = before;
  const pairs = pairsOf(
    before.transitions.value ?? [],
    after.transitions.value ?? [],
    ({ from, to }) => JSON.stringify([from, to]),
  );
  const subject = ({ from, to }: Transition): Subject => ({
    from: 'declared',
    object: `transition ${from} → ${to} of ${entity}.${field}`,
    name: `The move of ${entity}.${field} from ${from} to ${to}`,
    about: { entity, fields: [field] },
  });
  return [
    ...listChanges('transition', pairs, subject),
    ...pairs.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subject(now), old, now)('transition changed', transitionText, wasAndIs),
    ),
  ];
}

function transitionText({ label, roles, needs }: Transition): string {
  return [
    `“${label.value ?? ''}”`,
    `by ${roles.value?.join(', ') ?? 'anybody'}`,
    `needing ${needs?.value?.join(', ') ?? 'nothing'}`,
  ].join(' ');
}
