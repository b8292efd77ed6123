import type { Specification } from '../specification.ts';
import type { Draft } from './change.ts';
import { becomes, factChange } from './fact-changes.ts';
import { pairsOf } from './pairs.ts';

/** Points 1, 2 and 8 as they are declared; the rest of point 2 and 8 follows from others. */
export function declaredChanges(before: Specification, after: Specification): readonly Draft[] {
  return [
    ...purposeChanges(before, after),
    ...ownScreens(before, after),
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
    ...pairs.removed.map(({ path }) => screenDraft('own screen removed', path, 'is gone.')),
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

function messages(before: Specification, after: Specification): readonly Draft[] {
  const { both, added, removed } = pairsOf(
    before.errors,
    after.errors,
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
