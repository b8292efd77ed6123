import { formatList } from '@ninefold/messages';
import type { Specification, StateField, Transition } from '../model/index.ts';
import { type Draft, factChanges, listChanges, type Subject, textChangesOf } from './draft.ts';
import { pairsOf } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Point 4 as declared: labels, initial and final states, and transitions. */
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
      [
        'initial',
        'states changed',
        (change) => differenceMessages.initialStates({ ...change, field: place }),
      ],
      [
        'category',
        'states changed',
        (change) => differenceMessages.category({ ...change, field: place }),
      ],
    ]),
    ...both.flatMap(({ before: old, after: now }) => {
      const named = { state: old.value, field: place };
      return factChanges(old, now, subject, [
        [
          'label',
          'label changed',
          (change) => differenceMessages.stateLabel({ ...change, ...named }),
        ],
        [
          'tone',
          'label changed',
          (change) => differenceMessages.stateTone({ ...change, ...named }),
        ],
        [
          'final',
          'states changed',
          (change) => differenceMessages.stateFinal({ ...change, ...named }),
        ],
      ]);
    }),
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
    name: differenceMessages.transition({ field: `${entity}.${field}`, from, to }),
    about: { entity, fields: [field] },
  });
  return [
    ...listChanges('transition', pairs, subject),
    ...pairs.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subject(now), old, now)(
        'transition changed',
        transitionText,
        differenceMessages.transitionChanged,
      ),
    ),
  ];
}

function transitionText({ label, roles, needs }: Transition): string {
  const [allowed, required] = [roles.value ?? [], needs?.value ?? []];
  const args = {
    roleCount: allowed.length,
    roles: formatList(allowed, 'or'),
    fieldCount: required.length,
    fields: formatList(required),
  };
  return label.value === undefined
    ? differenceMessages.unlabelledTransitionText(args)
    : differenceMessages.transitionText({ ...args, label: label.value });
}
