import type { ChangeWeight } from '../../../src/difference/index.ts';
import type { SupportingFunction } from '../../../src/model/index.ts';
import {
  assign,
  type ChangeCase,
  entity,
  first,
  type Mutable,
  order,
  policy,
  supporting,
} from '../drafts.ts';

type Supporting = Mutable<SupportingFunction>;

export const permissions: readonly ChangeCase[] = [
  [
    'role added',
    'adds',
    'role anon',
    (d) => d.permissions.roles.push({ ...first(d.permissions.roles), name: 'anon' }),
  ],
  ['role removed', 'breaks', 'role authenticated', (d) => d.permissions.roles.pop()],
  [
    'role changed',
    'opens',
    'role authenticated',
    (d) => {
      first(d.permissions.roles).bypassesRowSecurity = true;
    },
  ],
  [
    'grant given',
    'changes',
    'select on customer to authenticated',
    (d) =>
      d.permissions.grants.push({
        ...first(d.permissions.grants),
        entity: 'customer',
        may: ['select'],
      }),
  ],
  [
    'grant revoked',
    'breaks',
    'select on work_order to authenticated',
    (d) => first(d.permissions.grants).may.shift(),
  ],
  [
    'grant revoked',
    'breaks',
    'execute on function public.assign(bigint) to authenticated',
    (d) => d.permissions.functions?.pop(),
  ],
  [
    'row-level security switched off',
    'opens',
    'table public.work_order',
    (d) => {
      order(d).rowSecurity = false;
    },
  ],
  [
    'row-level security forced',
    'breaks',
    'table public.work_order',
    (d) => {
      order(d).forcedRowSecurity = true;
    },
  ],
  [
    'policy added',
    'opens',
    'policy all on work_order',
    (d) => d.permissions.policies?.push({ ...policy(d), name: 'all' }),
  ],
  [
    'policy added',
    'breaks',
    'policy all on work_order',
    (d) => d.permissions.policies?.push({ ...policy(d), name: 'all', permissive: false }),
  ],
  [
    'policy removed',
    'breaks',
    'policy work_order_read on work_order',
    (d) => d.permissions.policies?.pop(),
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).using = 'true';
    },
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).using = '(customer_id = 2)';
    },
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).check = 'true';
    },
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).command = 'all';
    },
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).roles = ['public'];
    },
  ],
  [
    'policy changed',
    'opens',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).roles.push('anon');
    },
  ],
  [
    'policy changed',
    'breaks',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).permissive = false;
    },
  ],
  [
    'policy renamed',
    'words',
    'policy work_order_read on work_order',
    (d) => {
      policy(d).name = 'reading';
    },
  ],
  ...(
    [
      ['opens', (each) => (each.hash = 's2')],
      ['opens', (each) => (each.securityDefiner = true)],
      ['opens', (each) => (each.settings = [])],
      ['opens', (each) => (each.settings = ['search_path=public'])],
      ['changes', (each) => each.settings.push('statement_timeout=5s')],
      ['changes', (each) => (each.owner = 'deputy')],
    ] satisfies readonly (readonly [ChangeWeight, (each: Supporting) => unknown])[]
  ).map(([weight, change]): ChangeCase => [
    'policy function changed',
    weight,
    'function private.is_member(uuid)',
    (d) => void change(supporting(d, 'private.is_member(uuid)')),
  ]),
  [
    'policy function added',
    'opens',
    'function private.is_owner()',
    (d) =>
      d.permissions.supportingFunctions?.push({
        ...supporting(d, 'private.is_member(uuid)'),
        signature: 'private.is_owner()',
      }),
  ],
  [
    'policy function removed',
    'breaks',
    'function private.is_member(uuid)',
    (d) => d.permissions.supportingFunctions?.shift(),
  ],
  [
    'trigger function changed',
    'changes',
    'function private.touch()',
    (d) => {
      supporting(d, 'private.touch()').hash = 's2';
    },
  ],
  [
    'trigger function changed',
    'opens',
    'function private.touch()',
    (d) => {
      supporting(d, 'private.touch()').securityDefiner = true;
    },
  ],
  [
    'view function changed',
    'changes',
    'function private.shown()',
    (d) => {
      supporting(d, 'private.shown()').hash = 's2';
    },
  ],
  [
    'membership granted',
    'opens',
    'membership of authenticated in service_role',
    (d) =>
      d.permissions.memberships?.push({
        ...first(d.permissions.memberships),
        member: 'authenticated',
        role: 'service_role',
      }),
  ],
  [
    'membership revoked',
    'breaks',
    'membership of authenticator in authenticated',
    (d) => d.permissions.memberships?.pop(),
  ],
  [
    'membership changed',
    'opens',
    'membership of authenticator in authenticated',
    (d) => {
      first(d.permissions.memberships).inherits = true;
    },
  ],
  [
    'view owner changed',
    'changes',
    'view public.customer_name',
    (d) => {
      const { view } = entity(d, 'customer_name');
      if (view !== undefined) view.owner = 'deputy';
    },
  ],
  [
    'function option changed',
    'changes',
    'function public.assign(bigint)',
    (d) => {
      assign(d).settings = ['search_path=public'];
    },
  ],
  [
    'function option changed',
    'opens',
    'function public.assign(bigint)',
    (d) => {
      assign(d).securityDefiner = true;
    },
  ],
];
