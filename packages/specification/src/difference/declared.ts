import type { Call, ErrorEntry, Screen, Specification } from '../model/index.ts';
import { type Draft, factChanges, listChanges, type Subject, textChangesOf } from './draft.ts';
import { allOf, pairsOf } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Points 1, 2, 7 and 8 as they are declared; the rest of them follows from others. */
export function declaredChanges(before: Specification, after: Specification): readonly Draft[] {
  return [
    ...purposeChanges(before, after),
    ...ownScreens(before, after),
    ...screenFacts(before, after),
    ...calls(before, after),
    ...messages(before, after),
  ];
}

function purposeChanges(before: Specification, after: Specification): readonly Draft[] {
  return (['title', 'purpose', 'audience'] as const).flatMap((part) =>
    factChanges(before.purpose, after.purpose, { object: part, about: {} }, [
      [part, 'purpose changed', differenceMessages[part]],
    ]),
  );
}

const ownScreensOf = ({ screens }: Specification) => screens.filter(({ kind }) => kind === 'own');

const subject = ({ path }: Screen): Subject => ({
  from: 'declared',
  object: `screen ${path}`,
  about: {},
});

function ownScreens(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(ownScreensOf(before), ownScreensOf(after), ({ path }) => path);
  return [
    ...listChanges('own screen', pairs, subject, ({ title }, name) => ({
      added: differenceMessages.addedTitle({ ...name, title }),
    })),
    ...pairs.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subject(old), old, now)('own screen changed', ({ title }) => title),
    ),
  ];
}

/** Compares the descriptions of screens, and who may see them. */
function screenFacts(before: Specification, after: Specification): readonly Draft[] {
  const { both } = pairsOf(before.screens, after.screens, ({ kind, path }) => `${kind} ${path}`);
  return both.flatMap(({ before: old, after: now }) => {
    const object = `screen ${old.path}`;
    const about = old.entity === undefined ? {} : { entity: old.entity, fields: [] };
    return factChanges(old, now, { object, about }, [
      ['description', 'screen changed', differenceMessages.descriptionOf],
      ['roles', 'screen changed', differenceMessages.screenRoles],
    ]);
  });
}

const isOwn = ({ source }: Call) => source.from === 'declared';
const isDescribed = ({ description }: Call) => description !== undefined;
const callKey = ({ method, path }: Call) => `${method} ${path}`;

/** Compares declared calls, and the declared descriptions of others. */
function calls(before: Specification, after: Specification): readonly Draft[] {
  const subject = (call: Call): Subject => ({
    from: 'declared',
    object: `call ${callKey(call)}`,
    about: call.entity === undefined ? {} : { entity: call.entity, fields: [] },
  });
  const own = pairsOf(before.calls.filter(isOwn), after.calls.filter(isOwn), callKey);
  const described = pairsOf(
    before.calls.filter(isDescribed),
    after.calls.filter(isDescribed),
    callKey,
  );
  return [
    ...listChanges('own call', own, subject, ({ does }, name) => ({
      added: differenceMessages.addedTitle({ ...name, title: does }),
    })),
    ...own.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subject(old), old, now)('own call changed', callText),
    ),
    ...allOf(described).flatMap(({ before: old, after: now, either }) => {
      const object = `call ${callKey(either)}`;
      return factChanges(old, now, { object, about: {} }, [
        ['description', 'call described', differenceMessages.descriptionOf],
      ]);
    }),
  ];
}

function callText({ does, payload }: Call): string {
  return `${does} (${payload.join(', ')})`;
}

/** The messages of errors that a function raises change with its body. */
function isDeclared({ message }: ErrorEntry): boolean {
  return message.source.from !== 'database';
}

function messages(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(
    before.errors.filter(isDeclared),
    after.errors.filter(isDeclared),
    ({ code, constraint, entity }) => JSON.stringify([code, constraint, entity]),
  );
  return allOf(pairs).flatMap(({ before: old, after: now, either }) => {
    const { constraint, code, entity, fields } = either;
    const object = `error ${constraint ?? code}`;
    return factChanges(old, now, { object, about: { entity, fields } }, [
      ['message', 'message changed', differenceMessages.errorMessage],
      ['reaction', 'message changed', differenceMessages.errorReaction],
    ]);
  });
}
