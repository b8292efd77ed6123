import { formatList } from '@ninefold/messages';
import { undecidedPolicies } from '@ninefold/rules/policies';
import {
  type Entity,
  entityId,
  entityPlural,
  fieldLabel,
  inSentence,
  type Policy,
  type Role,
  rightsOf,
  type RoleGrant,
  type Specification,
} from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { FactSection, SpecificationFact } from '../../patterns/specification-facts/index.ts';
import {
  callAddress,
  entityAddress,
  grantsAnchor,
  policiesAnchor,
  roleAnchor,
  roleLabel,
} from '@ninefold/screens/inspector';
import { detail, detailIfKnown, present, rolesDetail } from './fact-parts.ts';
import { factMessages, permissionFactMessages } from './messages.ts';

/** Point 6: who there is, then of each entity who may do what, and with which records. */
export function permissionSections(
  specification: Specification,
  access?: AccessDeclaration,
): readonly FactSection[] {
  const { roles } = specification.permissions;
  return present([
    roles.length > 0 && {
      id: 'roles',
      title: factMessages.roles,
      figure: permissionFactMessages.roles({ count: roles.length }),
      facts: roles.map(roleFact),
    },
    ...specification.entities.map((entity) => entitySection(specification, entity, access)),
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
      inherits && detail(permissionFactMessages.inheritsFrom, formatList(inherits)),
      bypassesRowSecurity === true &&
        detail(permissionFactMessages.policies, permissionFactMessages.bypasses),
    ]),
    source,
    sources: [
      { of: factMessages.label, source: label.source },
      { of: factMessages.description, source: description.source },
    ],
  };
}

function entitySection(
  specification: Specification,
  entity: Entity,
  access: AccessDeclaration | undefined,
): FactSection | undefined {
  const id = entityId(entity);
  const { grants, policies } = specification.permissions;
  const granted = grants.filter((grant) => grant.entity === id);
  const own = policies?.filter((policy) => policy.entity === id) ?? [];
  if (granted.length === 0 && policies === undefined) return undefined;
  const undecided = new Map(
    undecidedPolicies(specification, entity, access).map(({ policy, reason }) => [policy, reason]),
  );
  return {
    id: policiesAnchor(id),
    title: entityPlural(entity),
    name: id,
    href: entityAddress(id),
    details: [{ term: factMessages.rowAccess, value: policies && reachWords(entity, own.length) }],
    facts: [
      ...granted.map((grant) => grantFact(specification, entity, grant)),
      ...own.map((policy, index) =>
        policyFact(specification, policy, index, undecided.get(policy)),
      ),
    ],
  };
}

function reachWords(entity: Entity, policies: number): string {
  if (!entity.rowSecurity) return factMessages.rowSecurityOff;
  return policies === 0 ? permissionFactMessages.noPolicies : permissionFactMessages.byPolicy;
}

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
      may.length === 0
        ? permissionFactMessages.mayNothing
        : permissionFactMessages.may({
            actions: formatList(may.map((action) => permissionFactMessages.action({ action }))),
          }),
    details: present([
      withheld.length > 0 &&
        detail(
          permissionFactMessages.noPolicyAllows,
          formatList(
            withheld.map((command) => permissionFactMessages.command({ command })),
            'or',
          ),
        ),
      ...may.flatMap((action) => {
        const only = action === 'delete' ? undefined : fields[action];
        const some = which[action];
        return [
          only && detail(permissionFactMessages.mayOnly({ action }), formatList(only.map(label))),
          some !== undefined && detail(permissionFactMessages.maySome({ action }), some),
        ];
      }),
    ]),
    source,
  };
}

/** @param undecided Why only the database knows which records it allows. */
function policyFact(
  specification: Specification,
  policy: Policy,
  index: number,
  undecided: string | undefined,
): SpecificationFact {
  const { entity, name, command, roles, permissive, using, check, description, hash, source } =
    policy;
  const whom = roles.map((role) =>
    role === 'public' ? permissionFactMessages.everyone : roleLabel(specification, role),
  );
  const what = {
    command: permissionFactMessages.command({ command }),
    roles: formatList(whom),
  };
  const hasDetails = using !== undefined || check !== undefined || name !== undefined;
  return {
    id: `${policiesAnchor(entity)}/${index}`,
    title: name ?? permissionFactMessages.unnamedPolicy,
    text: permissive
      ? permissionFactMessages.allows(what)
      : permissionFactMessages.alsoRequired(what),
    badges: [{ label: permissionFactMessages.policy, tone: 'special' }],
    details: present([
      detailIfKnown(factMessages.description, description),
      !hasDetails && { term: permissionFactMessages.records },
      hasDetails &&
        undecided !== undefined && { term: permissionFactMessages.onlyDatabase, value: undecided },
    ]),
    code: present([
      using !== undefined && { label: permissionFactMessages.using, code: using },
      check !== undefined && { label: permissionFactMessages.check, code: check },
      { label: permissionFactMessages.hash, code: hash },
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
    title: permissionFactMessages.callableFunctions,
    figure: permissionFactMessages.functions({ count: bySignature.size }),
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
