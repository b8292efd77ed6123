import type { FunctionFacts, Specification } from '../model/index.ts';
import {
  commentChanges,
  type Draft,
  draft,
  listChanges,
  nameOf,
  type Subject,
  textChangesOf,
  when,
} from './draft.ts';
import { pairsOf } from './pairs.ts';
import { policyFunctions, searchPath } from './supporting-functions.ts';
import { differenceMessages } from './messages.ts';

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
  const ofBrowsers = new Set(
    after.permissions.functions
      ?.filter(({ role }) => role === 'anon' || role === 'authenticated')
      .map((each) => each.function),
  );
  /** Whoever is on a page may run it with its owner's permissions: its body decides what they reach. */
  const opensByBody = ({ signature, securityDefiner }: FunctionFacts) =>
    securityDefiner && ofBrowsers.has(signature);
  const ofPolicies = policyFunctions(before, after);
  const listsSettings = [before, after].every(
    ({ permissions }) => permissions.supportingFunctions !== undefined,
  );
  return [
    ...listChanges('function', moved, subjectOf, (each, name) => ({
      added: each.securityDefiner
        ? differenceMessages.definerFunctionAdded({ ...name, result: resultText(each) })
        : differenceMessages.functionAdded({ ...name, result: resultText(each) }),
      weights: { added: weightOf(each) },
    })),
    ...moved.both.flatMap(({ before: old, after: now }) =>
      textChangesOf(subjectOf(old), old, now)(
        'function signature changed',
        ({ signature }) => signature,
        ({ after: signature, ...name }) =>
          differenceMessages.otherArguments({ ...name, signature }),
        weightOf(now),
      ),
    ),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneFunction(old, now, {
        isOfPolicies: ofPolicies.has(now.signature),
        listsSettings,
        opensByBody: opensByBody(now),
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
    opensByBody,
  }: {
    /** Its permissions, settings and body are compared as those of a function that policies call. */
    readonly isOfPolicies: boolean;
    /** Older specifications have no settings. */
    readonly listsSettings: boolean;
    /** Another body opens access. The hash is of the whole definition, so it is reported beside other changes too. */
    readonly opensByBody: boolean;
  },
): readonly Draft[] {
  const change = textChangesOf(subjectOf(after), before, after);
  const signature = [
    ...change('function signature changed', argumentText, differenceMessages.arguments),
    ...change('function signature changed', resultText, differenceMessages.result),
  ];
  const rights = [
    ...change(
      'function option changed',
      ({ securityDefiner }) => (securityDefiner ? 'SECURITY DEFINER' : 'SECURITY INVOKER'),
      after.securityDefiner ? differenceMessages.definer : differenceMessages.invoker,
      after.securityDefiner ? 'opens' : 'breaks',
    ),
    ...change(
      'function option changed',
      ({ settings }) => (listsSettings ? searchPath(settings) : undefined),
      differenceMessages.setting,
      // Names in the body may mean other objects now.
      after.securityDefiner && searchPath(before.settings) !== undefined ? 'opens' : undefined,
    ),
  ];
  const options = [
    ...(isOfPolicies ? [] : rights),
    ...change(
      'function option changed',
      ({ volatility }) => volatility,
      differenceMessages.changed,
    ),
    ...change(
      'function option changed',
      ({ strict }) => (strict ? 'strict' : 'called on null input'),
      differenceMessages.changed,
    ),
    ...change('function option changed', ({ timeout }) => timeout, differenceMessages.timeout),
  ];
  const isExplained =
    isOfPolicies ||
    (signature.length + options.length > 0 && !(opensByBody && before.securityDefiner));
  return [
    ...signature,
    ...options,
    ...when(
      !isExplained && before.hash !== after.hash,
      draft(
        'function body changed',
        subjectOf(after),
        differenceMessages.redefined(nameOf(subjectOf(after))),
        opensByBody ? { weight: 'opens' } : undefined,
      ),
    ),
  ];
}

/** Writes arguments as Postgres's documentation does: optional ones in brackets. */
function argumentText({ arguments: given, takesBody }: FunctionFacts): string {
  const each = given.map(({ name, type, required, variadic }) => {
    const text = [variadic === true ? 'VARIADIC' : '', name, type]
      .filter((part) => part !== '')
      .join(' ');
    return required ? text : `[${text}]`;
  });
  return `${takesBody === true ? 'body: ' : ''}${each.join(', ')}`;
}

function resultText({ returns: { type, set, columns } }: FunctionFacts): string {
  const row = columns?.map(({ name, type: of }) => `${name} ${of}`).join(', ');
  return `${set ? 'SETOF ' : ''}${type}${row === undefined ? '' : ` (${row})`}`;
}

function subjectOf({ signature }: FunctionFacts): Subject {
  return { object: `function ${signature}`, about: { function: signature } };
}
