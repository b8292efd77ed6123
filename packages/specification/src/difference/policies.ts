import { entityId } from '../model/paths.ts';
import type { Policy, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { capital } from './names.ts';
import { pairsOf, same, shared } from './pairs.ts';
import { findRenamed } from './renames.ts';

/**
 * Policies by their names; without a name, which a browser does not learn, by
 * what they are. Compared where both specifications tell of them.
 */
export function policyChanges(before: Specification, after: Specification): readonly Draft[] {
  const [old, now] = [before.permissions.policies, after.permissions.policies];
  if (old === undefined || now === undefined) return [];
  const entities = shared(before.entities.map(entityId), after.entities.map(entityId));
  const ofBoth = (policies: readonly Policy[]) =>
    policies.filter(({ entity }) => entities.has(entity));
  const pairs = pairsOf(ofBoth(old), ofBoth(now), ({ entity, name, hash }) =>
    JSON.stringify([entity, name ?? hash]),
  );
  const { renamed, removed, added } = findRenamed(pairs, (a, b) =>
    Number(a.entity === b.entity && a.hash === b.hash && same(a.roles, b.roles)),
  );
  return [
    ...renamed.map((pair) => ({
      ...draft('policy renamed', pair.before, `is now called ${quoted(pair.after.name ?? '')}.`),
      before: pair.before.name ?? '',
      after: pair.after.name ?? '',
    })),
    ...removed.map((policy) => ({
      ...draft('policy removed', policy, `was removed: ${textOf(policy)}.`),
      weight: policy.permissive ? ('breaks' as const) : ('opens' as const),
    })),
    ...added.map((policy) => ({
      ...draft('policy added', policy, `is new: ${textOf(policy)}.`),
      weight: policy.permissive ? ('opens' as const) : ('breaks' as const),
    })),
    ...pairs.both.flatMap((pair) => onePolicy(pair.before, pair.after)),
  ];
}

function onePolicy(before: Policy, after: Policy): readonly Draft[] {
  const parts: readonly (readonly [
    string,
    (policy: Policy) => string | undefined,
    Draft['weight'],
  ])[] = [
    ['command', ({ command }) => command, commandWeight(before, after)],
    ['roles', ({ roles }) => roles.toSorted().join(', '), rolesWeight(before, after)],
    [
      'kind',
      ({ permissive }) => (permissive ? 'permissive' : 'restrictive'),
      after.permissive ? 'opens' : 'breaks',
    ],
    ['USING', ({ using }) => using, conditionWeight(before.using, after.using)],
    // Without a check, what is written must be what may be seen.
    [
      'WITH CHECK',
      ({ check }) => check,
      conditionWeight(before.check ?? before.using, after.check ?? after.using),
    ],
  ];
  const changed = parts.flatMap(([what, of, weight]) => {
    const [old, now] = [of(before), of(after)];
    if (old === now) return [];
    const words = `has changed: ${what} from ${old ?? 'none'} to ${now ?? 'none'}.`;
    return {
      ...draft('policy changed', after, words),
      weight,
      before: old ?? '',
      after: now ?? '',
    };
  });
  const object = objectOf(before);
  return [
    ...changed,
    ...(changed.length === 0 && before.hash !== after.hash
      ? [draft('policy changed', after, 'has another definition.')]
      : []),
    ...factChange(before.description, after.description, {
      kind: 'comment changed',
      object,
      name: `The comment on ${object}`,
      about: { entity: before.entity },
    }),
  ];
}

/** For all commands, a permissive policy lets in more and a restrictive one keeps out more. */
function commandWeight(before: Policy, after: Policy): Draft['weight'] {
  const wider = after.permissive ? after : before;
  const narrower = after.permissive ? before : after;
  return narrower.command === 'all' && wider.command !== 'all' ? 'breaks' : 'opens';
}

function covers({ roles }: Policy, role: string): boolean {
  return roles.includes(role) || roles.includes('public');
}

/** A permissive policy lets in the roles that it is for; a restrictive one keeps out. */
function rolesWeight(before: Policy, after: Policy): Draft['weight'] {
  const isWider = after.roles.some((role) => !covers(before, role));
  const isNarrower = before.roles.some((role) => !covers(after, role));
  return (after.permissive ? isWider : isNarrower) ? 'opens' : 'breaks';
}

/** Which of two conditions lets in more cannot be told from their texts, except of TRUE and FALSE. */
function conditionWeight(before: string | undefined, after: string | undefined): Draft['weight'] {
  return before === 'true' || after === 'false' ? 'breaks' : 'opens';
}

function objectOf({ name, entity, command }: Policy, write = (text: string) => text): string {
  return `policy ${name === undefined ? `for ${command}` : write(name)} on ${entity}`;
}

/** Names of policies are often sentences. */
function quoted(name: string): string {
  return `“${name}”`;
}

function textOf({ permissive, command, roles, using, check }: Policy): string {
  const conditions = [
    ...(using === undefined ? [] : [`using ${using}`]),
    ...(check === undefined ? [] : [`with check ${check}`]),
  ];
  return [
    `${permissive ? 'permissive' : 'restrictive'} for ${command} to ${roles.join(', ')}`,
    ...conditions,
  ].join(', ');
}

function draft(kind: ChangeKind, policy: Policy, words: string): Draft {
  return {
    kind,
    object: objectOf(policy),
    statement: `${capital(objectOf(policy, quoted))} ${words}`,
    about: { entity: policy.entity },
  };
}
