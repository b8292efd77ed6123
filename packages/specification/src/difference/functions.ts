import type { FunctionFacts, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf } from './pairs.ts';
import { policyFunctions, searchPath } from './supporting-functions.ts';

const functionsOf = ({ calls }: Specification) => [
  ...new Map(
    calls.flatMap((call) =>
      call.function === undefined ? [] : [[call.function.signature, call.function] as const],
    ),
  ).values(),
];

/** Point 7: functions. The calls of entities follow from their grants, which are compared. */
export function functionChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(functionsOf(before), functionsOf(after), ({ signature }) => signature);
  // With other arguments it is another function to Postgres, and the same to people.
  const moved = pairsOf(pairs.removed, pairs.added, ({ schema, name }) => `${schema}.${name}`);
  const callableByAnyone = new Set(
    after.permissions.functions?.filter(({ role }) => role === 'anon').map((each) => each.function),
  );
  /** A visitor who has not signed in may run it with its owner's rights. */
  const opens = ({ signature, securityDefiner }: FunctionFacts) =>
    securityDefiner && callableByAnyone.has(signature) ? { weight: 'opens' as const } : {};
  const weighed = policyFunctions(before, after);
  const tellsSettings = [before, after].every(
    ({ permissions }) => permissions.supportingFunctions !== undefined,
  );
  return [
    ...moved.removed.map((each) => draft('function removed', each, 'was removed.')),
    ...moved.added.map((each) => ({
      ...draft(
        'function added',
        each,
        `is new: it returns ${resultText(each)}${each.securityDefiner ? ', and runs with the permissions of its owner' : ''}.`,
      ),
      ...opens(each),
    })),
    ...moved.both.map((pair) => ({
      ...draft(
        'function signature changed',
        pair.before,
        `takes other arguments: ${pair.after.signature}.`,
      ),
      before: pair.before.signature,
      after: pair.after.signature,
      ...opens(pair.after),
    })),
    ...pairs.both.flatMap((pair) =>
      oneFunction(pair.before, pair.after, {
        isPolicys: weighed.has(pair.after.signature),
        tellsSettings,
      }).map((change) => ({
        ...change,
        ...(change.kind === 'comment changed' ? {} : opens(pair.after)),
      })),
    ),
  ];
}

function oneFunction(
  before: FunctionFacts,
  after: FunctionFacts,
  {
    isPolicys,
    tellsSettings,
  }: {
    /** Its rights, settings and body are compared as those of a function that policies call. */
    readonly isPolicys: boolean;
    /** Older specifications know no settings. */
    readonly tellsSettings: boolean;
  },
): readonly Draft[] {
  const change = (
    kind: ChangeKind,
    textOf: (each: FunctionFacts) => string,
    words: (old: string, now: string) => string,
    weight?: Draft['weight'],
  ): readonly Draft[] => {
    const [old, now] = [textOf(before), textOf(after)];
    if (old === now) return [];
    return [
      {
        ...draft(kind, after, words(old, now)),
        before: old,
        after: now,
        ...(weight === undefined ? {} : { weight }),
      },
    ];
  };
  const signature = [
    ...change(
      'function signature changed',
      argumentText,
      (old, now) => `took (${old}) and takes (${now}).`,
    ),
    ...change(
      'function signature changed',
      resultText,
      (old, now) => `returned ${old} and returns ${now}.`,
    ),
  ];
  const rights = [
    ...change(
      'function option changed',
      ({ securityDefiner }) => (securityDefiner ? 'its owner' : 'its caller'),
      (old, now) => `ran with the permissions of ${old} and now runs with those of ${now}.`,
      after.securityDefiner ? 'opens' : 'breaks',
    ),
    ...change(
      'function option changed',
      ({ settings }) => (tellsSettings ? (searchPath(settings) ?? 'no search_path') : ''),
      (old, now) => `had ${old} and has ${now}.`,
      // Names in the body may mean other objects now.
      after.securityDefiner && searchPath(before.settings) !== undefined ? 'opens' : undefined,
    ),
  ];
  const options = [
    ...(isPolicys ? [] : rights),
    ...change(
      'function option changed',
      ({ volatility }) => volatility,
      (old, now) => `was ${old} and is ${now}.`,
    ),
    ...change(
      'function option changed',
      ({ strict }) => (strict ? 'strict' : 'called on null'),
      (old, now) => `was ${old} and is ${now}.`,
    ),
    ...change(
      'function option changed',
      ({ timeout }) => timeout ?? 'none',
      (old, now) => `had the time-out ${old} and has ${now}.`,
    ),
  ];
  const told = signature.length + options.length > 0 || isPolicys;
  return [
    ...signature,
    ...options,
    ...(!told && before.hash !== after.hash
      ? [draft('function body changed', after, 'has a different definition.')]
      : []),
    ...factChange(before.description, after.description, {
      kind: 'comment changed',
      object: objectOf(before),
      name: `The comment on ${objectOf(before)}`,
      about: { function: before.signature },
    }),
  ];
}

const objectOf = ({ signature }: FunctionFacts) => `function ${signature}`;

function argumentText({ arguments: given, takesBody }: FunctionFacts): string {
  const each = given.map(({ name, type, required, variadic }) =>
    [variadic === true ? 'variadic' : '', name, type, required ? '' : 'optional']
      .filter((part) => part !== '')
      .join(' '),
  );
  return `${each.join(', ')}${takesBody === true ? ' as the body' : ''}`;
}

function resultText({ returns: { type, set, columns } }: FunctionFacts): string {
  const row = columns?.map(({ name, type: of }) => `${name} ${of}`).join(', ');
  return `${set ? 'any number of ' : ''}${type}${row === undefined ? '' : ` (${row})`}`;
}

function draft(kind: ChangeKind, about: FunctionFacts, words: string): Draft {
  return {
    kind,
    object: objectOf(about),
    statement: `The function ${about.signature} ${words}`,
    about: { function: about.signature },
  };
}
