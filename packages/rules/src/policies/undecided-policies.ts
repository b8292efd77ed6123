import {
  type Entity,
  entityId,
  namedIn,
  type Policy,
  type Specification,
} from '@ninefold/specification';
import { leavesOf, unknownIn } from './condition.ts';
import { policyMessages } from './messages.ts';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { PolicyPerson } from './person.ts';
import { isHidden, readPolicy } from './read-policy.ts';

/** A policy that only the database can evaluate. */
export interface UndecidedPolicy {
  readonly policy: Policy;
  readonly reason: string;
}

const sub = '00000000-0000-4000-8000-000000000000';

/** Returns the policies of an entity that are left to the database, whoever the person and whatever the record. */
export function undecidedPolicies(
  specification: Specification,
  entity: Entity,
  access?: AccessDeclaration,
): readonly UndecidedPolicy[] {
  return (specification.permissions.policies ?? [])
    .filter((policy) => policy.entity === entityId(entity))
    .flatMap((policy) => {
      const { extent, reason } = extentOf(specification, policy, access);
      return extent === 'none' ? [{ policy, reason }] : [];
    });
}

/** How much of a policy is decided before the database is asked: all of its parts, some or none. */
export function extentOf(
  specification: Specification,
  policy: Policy,
  access?: AccessDeclaration,
): { readonly extent: 'whole' | 'part' | 'none'; readonly reason: string } {
  if (isHidden(policy)) return { extent: 'none', reason: policyMessages.hidden };
  const [first = 'public'] = policy.roles;
  const role = first === 'public' ? 'authenticated' : first;
  const claims = { sub, role, email: 'person@example.com' };
  const person: PolicyPerson = { role, claims, ...(access && accessOf(specification, access)) };
  const conditions = (['using', 'check'] as const).flatMap((part) =>
    policy[part] === undefined ? [] : (readPolicy({ specification, person }, policy, part) ?? []),
  );
  const leaves = conditions.flatMap(({ condition }) => leavesOf(condition));
  const reasons = leaves.flatMap(({ compiled, of }) =>
    compiled.kind === 'undecided' ? compiled.reason : (unknownIn(of) ?? []),
  );
  const isWhole = reasons.length === 0;
  const extent = isWhole ? 'whole' : reasons.length < leaves.length ? 'part' : 'none';
  return { extent, reason: reasons[0] ?? '' };
}

/** One membership with values of the types of its columns. */
function accessOf(
  { permissions: { policyTables = [], policyEnums = [] } }: Specification,
  declared: AccessDeclaration,
): Pick<PolicyPerson, 'access'> {
  const { entity = '', person, role, tenant } = declared.memberships ?? {};
  const { schema, name } = namedIn(entity);
  const { columns = [] } =
    policyTables.find((table) => table.schema === schema && table.name === name) ?? {};
  const valueOf = (wanted: string | undefined): unknown => {
    const type = columns.find((column) => column.name === wanted)?.type ?? '';
    const [label] = policyEnums.find((each) => each.type === type)?.values ?? [];
    return label ?? (type === 'uuid' ? sub : /int/.test(type) ? 1 : type === 'text' ? 'a' : null);
  };
  const memberships = [
    Object.fromEntries(
      [person, role, tenant].flatMap((each) => (each ? [[each, valueOf(each)]] : [])),
    ),
  ];
  const held = {
    role: String(valueOf(role)),
    ...(tenant !== undefined && { tenant: valueOf(tenant) }),
  };
  return { access: { declared, memberships, roles: [held] } };
}
