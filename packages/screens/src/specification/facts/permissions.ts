import {
  anyOf,
  type Entity,
  entityId,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
  type Policy,
  type Role,
  rightsOf,
  type RoleGrant,
  type Specification,
} from '@ninefold/specification';
import type { FactSection, SpecificationFact } from '@ninefold/ui/patterns/specification-facts';
import { roleLabel } from '../../descriptors/index.ts';
import {
  callAddress,
  entityAddress,
  grantsAnchor,
  policiesAnchor,
  roleAnchor,
} from '../../addresses/index.ts';
import { counted, detail, detailIfKnown, present, rolesDetail } from './fact-parts.ts';

/** Point 6: who there is, then of each entity who may do what, and with which records. */
export function permissionSections(specification: Specification): readonly FactSection[] {
  const { roles } = specification.permissions;
  return present([
    roles.length > 0 && {
      id: 'roles',
      title: 'Roles',
      figure: counted(roles.length, 'role'),
      facts: roles.map(roleFact),
    },
    ...specification.entities.map((entity) => entitySection(specification, entity)),
    functionSection(specification),
  ]);
}

function roleFact(role: Role): SpecificationFact {
  const { name, label, description, inherits, bypassesRowSecurity, source } = role;
  return {
    id: roleAnchor(name),
    title: label.value ?? name,
    name,
    text: description.value ?? null,
    details: present([
      inherits && detail('Inherits from', listed(inherits)),
      bypassesRowSecurity === true && detail('Policies', 'none apply: it can access every record'),
    ]),
    source,
    sources: [
      { of: 'Label', source: label.source },
      { of: 'Description', source: description.source },
    ],
  };
}

function entitySection(specification: Specification, entity: Entity): FactSection | undefined {
  const id = entityId(entity);
  const { grants, policies } = specification.permissions;
  const granted = grants.filter((grant) => grant.entity === id);
  const own = policies?.filter((policy) => policy.entity === id) ?? [];
  if (granted.length === 0 && policies === undefined) return undefined;
  return {
    id: policiesAnchor(id),
    title: entityPlural(entity),
    name: id,
    href: entityAddress(id),
    details: [{ term: 'Row access', value: policies && reachWords(entity, own.length) }],
    facts: [
      ...granted.map((grant) => grantFact(specification, entity, grant)),
      ...own.map((policy, index) => policyFact(specification, policy, index)),
    ],
  };
}

function reachWords(entity: Entity, policies: number): string {
  if (!entity.rowSecurity) return 'all records (row-level security is off)';
  return policies === 0
    ? 'none: row-level security is on, and no policy allows any'
    : 'those that a policy allows (row-level security is on)';
}

const actions = { select: 'read', insert: 'create', update: 'edit', delete: 'delete' } as const;

function grantFact(
  specification: Specification,
  entity: Entity,
  grant: RoleGrant,
): SpecificationFact {
  const { role, fields = {}, which = {}, source } = grant;
  const { may, withheld } = rightsOf(specification, grant);
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  return {
    id: grantsAnchor(role, entityId(entity)),
    title: roleLabel(specification, role),
    name: role,
    text:
      may.length === 0 ? 'may do nothing' : `may ${listed(may.map((action) => actions[action]))}`,
    details: present([
      withheld.length > 0 &&
        detail('No policy allows', anyOf(withheld.map((action) => does[action]))),
      ...may.flatMap((action) => {
        const only = action === 'delete' ? undefined : fields[action];
        const some = which[action];
        return [
          only && detail(`May ${actions[action]} only`, listed(only.map(label))),
          some !== undefined && detail(`May ${actions[action]}`, some),
        ];
      }),
    ]),
    source,
  };
}

const does: Readonly<Record<Policy['command'], string>> = {
  all: 'everything',
  select: 'reading',
  insert: 'creating',
  update: 'changing',
  delete: 'removing',
};

function policyFact(
  specification: Specification,
  policy: Policy,
  index: number,
): SpecificationFact {
  const { entity, name, command, roles, permissive, using, check, description, hash, source } =
    policy;
  const whom = roles.map((role) =>
    role === 'public' ? 'everybody' : roleLabel(specification, role),
  );
  const told = using !== undefined || check !== undefined || name !== undefined;
  return {
    id: `${policiesAnchor(entity)}/${index}`,
    title: name ?? 'A policy',
    text: `${permissive ? 'allows' : 'is also required for'} ${does[command]}, for ${listed(whom)}`,
    badges: [{ label: 'policy', tone: 'special' }],
    details: present([detailIfKnown('Description', description), !told && { term: 'Records' }]),
    code: present([
      using !== undefined && { label: 'Existing records (USING)', code: using },
      check !== undefined && { label: 'Written records (WITH CHECK)', code: check },
      { label: 'Hash of its definition', code: hash },
    ]),
    source,
  };
}

function functionSection(specification: Specification): FactSection | undefined {
  const { functions = [] } = specification.permissions;
  if (functions.length === 0) return undefined;
  const bySignature = Map.groupBy(functions, (grant) => grant.function);
  return {
    id: 'functions',
    title: 'Functions that each role can call',
    figure: counted(bySignature.size, 'function'),
    facts: [...bySignature].map(([signature, grants]) => {
      const call = specification.calls.findLast((each) => each.function?.signature === signature);
      return {
        id: grantsAnchor('function', signature),
        title: signature,
        href: call && callAddress(call),
        details: [
          rolesDetail(
            specification,
            grants.map(({ role }) => role),
          ),
        ],
        source: grants[0]?.source ?? { from: 'none' },
      };
    }),
  };
}
