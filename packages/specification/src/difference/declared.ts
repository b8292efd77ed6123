import type { Call, Specification, ErrorEntry } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { becomes, factChange } from './fact-changes.ts';
import { pairsOf } from './pairs.ts';

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
    factChange(before.purpose[part], after.purpose[part], {
      kind: 'purpose changed',
      object: part,
      name: `The product’s ${part}`,
      about: {},
    }),
  );
}

const ownScreensOf = ({ screens }: Specification) => screens.filter(({ kind }) => kind === 'own');

const screenDraft = (kind: Draft['kind'], path: string, words: string): Draft => ({
  kind,
  from: 'declared',
  object: `screen ${path}`,
  statement: `The screen ${path} ${words}`,
  about: {},
});

function ownScreens(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(ownScreensOf(before), ownScreensOf(after), ({ path }) => path);
  return [
    ...pairs.removed.map(({ path }) => screenDraft('own screen removed', path, 'was removed.')),
    ...pairs.added.map(({ path, title }) =>
      screenDraft('own screen added', path, `is new: “${title}”.`),
    ),
    ...pairs.both
      .filter((pair) => pair.before.title !== pair.after.title)
      .map((pair) => ({
        ...screenDraft(
          'own screen changed',
          pair.before.path,
          becomes(pair.before.title, pair.after.title),
        ),
        before: pair.before.title,
        after: pair.after.title,
      })),
  ];
}

/** What is said of a screen, and who may see it. */
function screenFacts(before: Specification, after: Specification): readonly Draft[] {
  const { both } = pairsOf(before.screens, after.screens, ({ kind, path }) => `${kind} ${path}`);
  return both.flatMap(({ before: old, after: now }) => {
    const object = `screen ${old.path}`;
    const about = old.entity === undefined ? {} : { entity: old.entity, fields: [] };
    const fact = (name: string) => ({ kind: 'screen changed' as const, object, name, about });
    return [
      ...factChange(old.description, now.description, fact(`The description of ${object}`)),
      ...factChange(old.roles, now.roles, fact(`Who may see ${object}`)),
    ];
  });
}

const isOwn = ({ source }: Call) => source.from === 'declared';
const callKey = ({ method, path }: Call) => `${method} ${path}`;

/** Calls of the team's own, and what it says of the others. */
function calls(before: Specification, after: Specification): readonly Draft[] {
  const draft = (kind: Draft['kind'], call: Call, words: string): Draft => ({
    kind,
    from: 'declared',
    object: `call ${callKey(call)}`,
    statement: `The call ${callKey(call)} ${words}`,
    about: call.entity === undefined ? {} : { entity: call.entity, fields: [] },
  });
  const own = pairsOf(before.calls.filter(isOwn), after.calls.filter(isOwn), callKey);
  const others = pairsOf(
    before.calls.filter((call) => call.description !== undefined),
    after.calls.filter((call) => call.description !== undefined),
    callKey,
  );
  const described = [
    ...others.both.map((pair) => [pair.before, pair.after] as const),
    ...others.removed.map((call) => [call, undefined] as const),
    ...others.added.map((call) => [undefined, call] as const),
  ];
  return [
    ...own.removed.map((call) => draft('own call removed', call, 'was removed.')),
    ...own.added.map((call) => draft('own call added', call, `is new: “${call.does}”.`)),
    ...own.both
      .filter((pair) => callText(pair.before) !== callText(pair.after))
      .map((pair) => ({
        ...draft(
          'own call changed',
          pair.before,
          becomes(callText(pair.before), callText(pair.after)),
        ),
        before: callText(pair.before),
        after: callText(pair.after),
      })),
    ...described.flatMap(([old, now]) => {
      const call = now ?? old;
      const object = `call ${call === undefined ? '' : callKey(call)}`;
      return factChange(old?.description, now?.description, {
        kind: 'call described',
        object,
        name: `The description of ${object}`,
        about: {},
      });
    }),
  ];
}

function callText({ does, payload }: Call): string {
  return `${does} (${payload.join(', ')})`;
}

/** What a function raises changes with its body, which is told of the function. */
function isDeclared({ message }: ErrorEntry): boolean {
  return message.source.from !== 'database';
}

function messages(before: Specification, after: Specification): readonly Draft[] {
  const { both, added, removed } = pairsOf(
    before.errors.filter(isDeclared),
    after.errors.filter(isDeclared),
    ({ code, constraint, entity }) => JSON.stringify([code, constraint, entity]),
  );
  const pairs = [
    ...both,
    ...removed.map((entry) => ({ before: entry, after: undefined })),
    ...added.map((entry) => ({ before: undefined, after: entry })),
  ];
  return pairs.flatMap(({ before: old, after: now }) => {
    const entry = now ?? old;
    const object = `error ${entry?.constraint ?? entry?.code ?? ''}`;
    const about = { entity: entry?.entity, fields: entry?.fields };
    return (['message', 'reaction'] as const).flatMap((part) =>
      factChange(old?.[part], now?.[part], {
        kind: 'message changed',
        object,
        name: `The ${part} for ${object}`,
        about,
      }),
    );
  });
}
