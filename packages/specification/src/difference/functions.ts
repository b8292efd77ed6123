import type { FunctionFacts, Specification } from '../model/index.ts';
import {
  commentChanges,
  type Draft,
  draft,
  listChanges,
  type Subject,
  textChangesOf,
  wasAndIs,
  when,
} from './draft.ts';
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
  /** Somebody who has not signed in may run it with its owner's permissions. */
  const weightOf = ({ signature, securityDefiner }: FunctionFacts): Draft['weight'] =>
    securityDefiner && callableByAnyone.has(signature) ? 'opens' : undefined;
  const ofPolicies = policyFunctions(before, after);
  const listsSettings = [before, after].every(
    ({ permissions }) => permissions.supportingFunctions !== undefined,
  );
  return [
    ...listChanges('function', moved, subjectOf, (each) => ({
      added: `is new: it returns ${resultText(each)}${each.securityDefiner ? ', and runs with its owner’s permissions' : ''}.`,
      weights: { added: weightOf(each) },
    })),
    ...moved.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subjectOf(old), old, now)(
        'function signature changed',
        ({ signature }) => signature,
        (_, signature) => `takes other arguments: ${signature}.`,
        { weight: weightOf(now) },
      ),
    ),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneFunction(old, now, {
        isOfPolicies: ofPolicies.has(now.signature),
        listsSettings,
      }).map((change) => ({ ...change, weight: weightOf(now) ?? change.weight })),
      ...commentChanges(old, now, subjectOf(old)),
    ]),
  ];
}

function oneFunction(
  before: FunctionFacts,
  after: FunctionFacts,
  {
    isOfPolicies,
    listsSettings,
  }: {
    /** Its permissions, settings and body are compared as those of a function that policies call. */
    readonly isOfPolicies: boolean;
    /** Older specifications have no settings. */
    readonly listsSettings: boolean;
  },
): readonly Draft[] {
  const change = textChangesOf(subjectOf(after), before, after);
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
      ({ securityDefiner }) => (securityDefiner ? 'its owner’s' : 'its caller’s'),
      (old, now) => `ran with ${old} permissions and now runs with ${now}.`,
      { weight: after.securityDefiner ? 'opens' : 'breaks' },
    ),
    ...change(
      'function option changed',
      ({ settings }) => (listsSettings ? (searchPath(settings) ?? 'no search_path') : ''),
      (old, now) => `had ${old} and has ${now}.`,
      // Names in the body may mean other objects now.
      {
        weight:
          after.securityDefiner && searchPath(before.settings) !== undefined ? 'opens' : undefined,
      },
    ),
  ];
  const options = [
    ...(isOfPolicies ? [] : rights),
    ...change('function option changed', ({ volatility }) => volatility, wasAndIs),
    ...change(
      'function option changed',
      ({ strict }) => (strict ? 'strict' : 'called on null'),
      wasAndIs,
    ),
    ...change(
      'function option changed',
      ({ timeout }) => timeout ?? 'none',
      (old, now) => `had the time-out ${old} and has ${now}.`,
    ),
  ];
  const isExplained = signature.length + options.length > 0 || isOfPolicies;
  return [
    ...signature,
    ...options,
    ...when(
      !isExplained && before.hash !== after.hash,
      draft('function body changed', subjectOf(after), 'has a different definition.'),
    ),
  ];
}

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

function subjectOf({ signature }: FunctionFacts): Subject {
  return {
    object: `function ${signature}`,
    name: `The function ${signature}`,
    about: { function: signature },
  };
}
