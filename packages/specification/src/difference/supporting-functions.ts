import { findEntity, type Specification, type SupportingFunction } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import {
  type Draft,
  draft,
  listChanges,
  nameOf,
  type Subject,
  textChangesOf,
  valueChange,
  when,
} from './draft.ts';
import { ownerChanges } from './owners.ts';
import { allOf, pairsOf, same, shared } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Returns the signatures of the functions that policies call in both specifications. */
export function policyFunctions(before: Specification, after: Specification): ReadonlySet<string> {
  const [old = [], now = []] = [before, after].map(({ permissions }) =>
    (permissions.supportingFunctions ?? [])
      .filter((each) => isOfPolicies(each))
      .map(({ signature }) => signature),
  );
  return shared(old, now);
}

/**
 * Compares the functions that policies, triggers and views call, directly or through other functions,
 * where both specifications list them. One that no policy calls comes and goes with what calls it;
 * if the Data API calls it too, its changes are among those of `functionChanges`.
 */
export function supportingFunctionChanges(
  before: Specification,
  after: Specification,
): readonly Draft[] {
  const [old, now] = [before, after].map(({ permissions }) => permissions.supportingFunctions);
  if (old === undefined || now === undefined) return [];
  const pairs = pairsOf(old, now, ({ signature }) => signature);
  const called = new Set(after.calls.map((call) => call.function?.signature));
  const ofPolicies = {
    removed: pairs.removed.filter(isCalledIn(after)),
    added: pairs.added.filter(isCalledIn(before)),
  };
  return [
    ...listChanges(
      'policy function',
      ofPolicies,
      subjectOf,
      ({ securityDefiner, owner }, name) => ({
        removed: differenceMessages.policyFunctionRemoved(name),
        added: securityDefiner
          ? differenceMessages.definerPolicyFunctionAdded({ ...name, owner })
          : differenceMessages.policyFunctionAdded(name),
      }),
    ),
    ...allOf(pairs).flatMap(({ either, ...pair }) => accountChange(either, pair)),
    ...pairs.both
      .filter((pair) => isOfPolicies(pair.before, pair.after) || !called.has(pair.after.signature))
      .flatMap((pair) => oneFunction(pair.before, pair.after)),
  ];
}

/** Tells of a function whether policies of known entities call it. */
const isCalledIn = (specification: Specification) => (each: SupportingFunction) =>
  each.policiesOf.some((id) => findEntity(specification, id) !== undefined);

/** A trigger on the accounts of Auth decides what people may do, and whom Auth signs up. */
function isOfAccounts(called: SupportingFunction | undefined): boolean {
  return called?.triggersOf.some((id) => id.startsWith('auth.')) === true;
}

function accountChange(
  called: SupportingFunction,
  { before, after }: { readonly before?: SupportingFunction; readonly after?: SupportingFunction },
): readonly Draft[] {
  const [was, is] = [isOfAccounts(before), isOfAccounts(after)];
  if (was === is) return [];
  const subject = subjectOf(called);
  const name = nameOf(subject);
  const statement = is
    ? differenceMessages.accountFunctionAdded(name)
    : differenceMessages.accountFunctionRemoved(name);
  return [
    draft('trigger function changed', subject, statement, { weight: is ? 'opens' : 'loosens' }),
  ];
}

function isOfPolicies(...functions: readonly SupportingFunction[]): boolean {
  return functions.some(({ policiesOf }) => policiesOf.length > 0);
}

function oneFunction(before: SupportingFunction, after: SupportingFunction): readonly Draft[] {
  const ofPolicies = isOfPolicies(before, after);
  const ofAccounts = isOfAccounts(before) && isOfAccounts(after);
  const ofTriggers = after.triggersOf.length > 0;
  const kind = ofPolicies
    ? 'policy function changed'
    : ofTriggers
      ? 'trigger function changed'
      : 'view function changed';
  const subject = subjectOf(after);
  const name = nameOf(subject);
  return [
    ...when(
      before.hash !== after.hash,
      draft(
        kind,
        subject,
        ofPolicies
          ? differenceMessages.policyFunctionBody(name)
          : ofAccounts
            ? differenceMessages.accountFunctionBody(name)
            : differenceMessages.redefined(name),
        { weight: ofPolicies || ofAccounts ? 'opens' : 'changes' },
      ),
    ),
    ...textChangesOf(subject, before, after)(
      kind,
      securityOf,
      () =>
        after.securityDefiner
          ? differenceMessages.nowDefiner({ ...name, owner: after.owner })
          : differenceMessages.nowInvoker(name),
      after.securityDefiner ? 'opens' : 'breaks',
    ),
    ...settingsChange(kind, subject, before, after),
    // An owner may replace the function; with SECURITY DEFINER it also runs with the owner's rights.
    ...ownerChanges(kind, subject, before, after, after.securityDefiner),
  ];
}

const securityOf = ({ securityDefiner }: SupportingFunction) =>
  securityDefiner ? 'SECURITY DEFINER' : 'SECURITY INVOKER';

const settingsOf = ({ settings }: SupportingFunction) => settings.join(', ') || undefined;

function settingsChange(
  kind: ChangeKind,
  subject: Subject,
  before: SupportingFunction,
  after: SupportingFunction,
): readonly Draft[] {
  if (same(before.settings, after.settings)) return [];
  const [pathBefore, pathAfter] = [searchPath(before.settings), searchPath(after.settings)];
  const values = { before: settingsOf(before), after: settingsOf(after) };
  const statement =
    pathBefore !== undefined && pathAfter === undefined
      ? differenceMessages.noSearchPath(nameOf(subject))
      : differenceMessages.settings({
          ...nameOf(subject),
          ...valueChange(values.before, values.after),
        });
  // Names in the body may mean other objects now.
  const weight = pathBefore !== undefined && pathBefore !== pathAfter ? 'opens' : 'changes';
  return [draft(kind, subject, statement, { ...values, weight })];
}

export function searchPath(settings: readonly string[] = []): string | undefined {
  return settings.find((setting) => setting.startsWith('search_path='));
}

function subjectOf({ signature, policiesOf, triggersOf, viewsOf }: SupportingFunction): Subject {
  return {
    object: `function ${signature}`,
    about: [...new Set([...policiesOf, ...triggersOf, ...viewsOf])].map((entity) => ({ entity })),
  };
}
