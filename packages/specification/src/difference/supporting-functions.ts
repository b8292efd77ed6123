import { findEntity } from '../model/queries.ts';
import type { Specification, SupportingFunction } from '../model/specification.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { pairsOf, same, shared } from './pairs.ts';

const policyFunctionsOf = ({ permissions }: Specification) =>
  permissions.supportingFunctions?.filter(({ policiesOf }) => policiesOf.length > 0);

function signaturesOf(functions: readonly SupportingFunction[]): readonly string[] {
  return functions.map(({ signature }) => signature);
}

/** The signatures of the functions that policies call in both, whose changes are told here. */
export function policyFunctions(before: Specification, after: Specification): ReadonlySet<string> {
  const [old = [], now = []] = [before, after].map(policyFunctionsOf);
  return shared(signaturesOf(old), signaturesOf(now));
}

/**
 * The functions that policies, triggers and views call, directly or through other functions. Compared
 * where both specifications list them. One that no policy calls comes and goes with what calls it,
 * and where it can be called over the Data API too, the changes of that function are told.
 */
export function supportingFunctionChanges(
  before: Specification,
  after: Specification,
): readonly Draft[] {
  const [old, now] = [before, after].map(({ permissions }) => permissions.supportingFunctions);
  if (old === undefined || now === undefined) return [];
  const pairs = pairsOf(old, now, ({ signature }) => signature);
  const called = new Set(after.calls.map((call) => call.function?.signature));
  return [
    ...pairs.removed
      .filter(({ policiesOf }) => policiesOf.some((id) => findEntity(after, id) !== undefined))
      .map((each) =>
        draft('policy function removed', each, 'was removed, or policies no longer call it.'),
      ),
    ...pairs.added
      .filter(({ policiesOf }) => policiesOf.some((id) => findEntity(before, id) !== undefined))
      .map((each) =>
        draft('policy function added', each, `is now called by policies${rights(each)}.`),
      ),
    ...pairs.both
      .filter((pair) => isPolicys(pair.before, pair.after) || !called.has(pair.after.signature))
      .flatMap((pair) => oneFunction(pair.before, pair.after)),
  ];
}

function isPolicys(...functions: readonly SupportingFunction[]): boolean {
  return functions.some(({ policiesOf }) => policiesOf.length > 0);
}

function oneFunction(before: SupportingFunction, after: SupportingFunction): readonly Draft[] {
  const kind = isPolicys(before, after)
    ? 'policy function changed'
    : after.triggersOf.length > 0
      ? 'trigger function changed'
      : 'view function changed';
  const change = (
    words: string,
    weight: Draft['weight'],
    values: Pick<Draft, 'before' | 'after'> = {},
  ): Draft => ({ ...draft(kind, after, words), weight, ...values });
  const drafts: Draft[] = [];
  if (before.hash !== after.hash) {
    drafts.push(
      isPolicys(before, after)
        ? change(
            'has a different body: the policies that call it may now give access to other people.',
            'opens',
          )
        : change('has a different body.', 'changes'),
    );
  }
  if (before.securityDefiner !== after.securityDefiner) {
    const [old, now] = [before, after].map(({ securityDefiner }) =>
      securityDefiner ? 'SECURITY DEFINER' : 'SECURITY INVOKER',
    ) as [string, string];
    drafts.push(
      change(
        after.securityDefiner
          ? `now runs with the permissions of its owner ${after.owner}.`
          : 'now runs with the permissions of its caller.',
        after.securityDefiner ? 'opens' : 'breaks',
        { before: old, after: now },
      ),
    );
  }
  if (!same(before.settings, after.settings)) drafts.push(settingsChange(before, after, change));
  const ownerChanged = before.owner !== after.owner;
  if (ownerChanged || before.ownerBypassesRowSecurity !== after.ownerBypassesRowSecurity) {
    drafts.push(
      change(
        `${ownerChanged ? `belonged to ${before.owner} and belongs to ${after.owner}` : `belongs to ${after.owner}`}, to whom policies ${after.ownerBypassesRowSecurity ? 'do not apply' : 'apply'}.`,
        // An owner may replace the function; with SECURITY DEFINER it also runs with the owner's rights.
        ownerWeight(before, after),
        { before: before.owner, after: after.owner },
      ),
    );
  }
  return drafts;
}

function settingsChange(
  before: SupportingFunction,
  after: SupportingFunction,
  change: (words: string, weight: Draft['weight'], values: object) => Draft,
): Draft {
  const [old, now] = [before, after].map(({ settings }) => settings.join(', ') || 'none') as [
    string,
    string,
  ];
  const [pathBefore, pathAfter] = [searchPath(before.settings), searchPath(after.settings)];
  const values = { before: old, after: now };
  if (pathBefore !== undefined && pathAfter === undefined) {
    return change(
      'no longer has a fixed search_path: its caller decides which objects its names refer to.',
      'opens',
      values,
    );
  }
  return change(
    `had the settings ${old} and has ${now}.`,
    // Names in the body may mean other objects now.
    pathBefore !== undefined && pathBefore !== pathAfter ? 'opens' : 'changes',
    values,
  );
}

function ownerWeight(before: SupportingFunction, after: SupportingFunction): Draft['weight'] {
  if (!after.securityDefiner) return 'changes';
  return before.ownerBypassesRowSecurity && !after.ownerBypassesRowSecurity ? 'breaks' : 'opens';
}

export function searchPath(settings: readonly string[] = []): string | undefined {
  return settings.find((setting) => setting.startsWith('search_path='));
}

function rights({ securityDefiner, owner }: SupportingFunction): string {
  return securityDefiner ? ` and runs with the permissions of its owner ${owner}` : '';
}

function draft(kind: ChangeKind, each: SupportingFunction, words: string): Draft {
  const { signature, policiesOf, triggersOf, viewsOf } = each;
  return {
    kind,
    object: `function ${signature}`,
    statement: `The function ${signature} ${words}`,
    about: [...new Set([...policiesOf, ...triggersOf, ...viewsOf])].map((entity) => ({ entity })),
  };
}
