import { entityId, type Policy, type Specification } from '../model/index.ts';
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
import { findRenamed, pairsOf, same, shared } from './pairs.ts';
import { differenceMessages } from './messages.ts';

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
      const subject = subjectOf(pair.before);
      const statement = differenceMessages.policyRenamed({ ...nameOf(subject), name: now });
      return draft('policy renamed', subject, statement, { before: old, after: now });
    }),
    ...listChanges('policy', others, subjectOf, (policy, name) => ({
      removed: differenceMessages.policyRemoved({ ...name, definition: textOf(policy) }),
      added: differenceMessages.addedValue({ ...name, value: textOf(policy) }),
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
    ['using', ({ using }) => using, conditionWeight(before.using, after.using)],
    // Without a check, what is written must be what may be seen.
    [
      'check',
      ({ check }) => check,
      conditionWeight(before.check ?? before.using, after.check ?? after.using),
    ],
  ];
  const textChanges = textChangesOf(subjectOf(after), before, after);
  const changed = parts.flatMap(([part, textOf, weight]) =>
    textChanges(
      'policy changed',
      textOf,
      (change) =>
        part === 'roles'
          ? differenceMessages.policyRoles(change)
          : differenceMessages.policyChanged({ ...change, part }),
      weight,
    ),
  );
  return [
    ...changed,
    ...when(
      changed.length === 0 && before.hash !== after.hash,
      draft(
        'policy changed',
        subjectOf(after),
        differenceMessages.redefined(nameOf(subjectOf(after))),
      ),
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

function subjectOf({ name, entity, command }: Policy): Subject {
  return {
    object: `policy ${name ?? `for ${command}`} on ${entity}`,
    name:
      name === undefined
        ? differenceMessages.policyFor({ command, entity })
        : differenceMessages.policyOn({ name, entity }),
    about: { entity },
  };
}
