import { entityId, type Policy, type Specification } from '../model/index.ts';
import { capital } from '../phrases/index.ts';
import {
  commentChanges,
  type Draft,
  draft,
  listChanges,
  type Subject,
  textChangesOf,
  when,
} from './draft.ts';
import { findRenamed, pairsOf, same, shared } from './pairs.ts';

/**
 * Compares policies by their names, where both specifications list them. Browsers learn no names:
 * there, by what they are.
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
  const { renamed, ...others } = findRenamed(pairs, (a, b) =>
    Number(a.entity === b.entity && a.hash === b.hash && same(a.roles, b.roles)),
  );
  return [
    ...renamed.map((pair) => {
      const [old = '', now = ''] = [pair.before.name, pair.after.name];
      const words = `is now called ${quoted(now)}.`;
      return draft('policy renamed', subjectOf(pair.before), words, { before: old, after: now });
    }),
    ...listChanges('policy', others, subjectOf, (policy) => ({
      removed: `was removed: ${textOf(policy)}.`,
      added: `is new: ${textOf(policy)}.`,
      weights: policy.permissive
        ? { removed: 'breaks', added: 'opens' }
        : { removed: 'opens', added: 'breaks' },
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
  const textChanges = textChangesOf(subjectOf(after), before, after);
  const changed = parts.flatMap(([what, textOf, weight]) =>
    textChanges(
      'policy changed',
      (policy) => textOf(policy) ?? '',
      (old, now) => `has changed: ${what} from ${old || 'none'} to ${now || 'none'}.`,
      { weight },
    ),
  );
  return [
    ...changed,
    ...when(
      changed.length === 0 && before.hash !== after.hash,
      draft('policy changed', subjectOf(after), 'has another definition.'),
    ),
    ...commentChanges(before, after, subjectOf(before)),
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

/** Texts of conditions, other than TRUE and FALSE, do not say which of the two lets in more. */
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

function subjectOf(policy: Policy): Subject {
  return {
    object: objectOf(policy),
    name: capital(objectOf(policy, quoted)),
    about: { entity: policy.entity },
  };
}
