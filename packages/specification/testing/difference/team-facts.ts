/** The small workshop with everything that only a team may know of it. */
import { notShown, type Source } from '../../src/model/fact.ts';
import { workshop } from '../workshop.ts';
import type {
  Entity,
  FunctionFacts,
  Policy,
  Specification,
  SupportingFunction,
} from '../../src/model/specification.ts';

const database = (object: string): Source => ({ from: 'database', object });

const assign: FunctionFacts = {
  name: 'assign',
  schema: 'public',
  signature: 'public.assign(bigint)',
  description: notShown,
  arguments: [{ name: 'order_id', type: 'bigint', kind: 'integer', required: true }],
  returns: { type: 'boolean', kind: 'boolean', set: false },
  volatility: 'volatile',
  securityDefiner: false,
  strict: false,
  hash: 'a1',
};

const readable: Policy = {
  entity: 'work_order',
  name: 'work_order_read',
  command: 'select',
  roles: ['authenticated'],
  permissive: true,
  using: '(customer_id = 1)',
  description: notShown,
  hash: 'p1',
  source: database('policy work_order_read on public.work_order'),
};

const supporting = (
  signature: string,
  policiesOf: readonly string[],
  triggersOf: readonly string[],
  viewsOf: readonly string[] = [],
): SupportingFunction => ({
  signature,
  securityDefiner: false,
  settings: ['search_path=""'],
  owner: 'postgres',
  ownerBypassesRowSecurity: true,
  policiesOf,
  triggersOf,
  viewsOf,
  hash: 's1',
  source: database(`function ${signature}`),
});

const attached: Partial<Entity> = {
  indexes: [
    {
      name: 'work_order_due',
      method: 'btree',
      unique: false,
      columns: [{ field: 'due_at', direction: 'ascending' }],
      source: database('index work_order_due'),
    },
  ],
  triggers: [
    {
      name: 'work_order_touch',
      timing: 'before',
      events: ['update'],
      level: 'row',
      fields: [],
      function: 'public.touch',
      enabled: true,
      description: notShown,
      hash: 't1',
      source: database('trigger work_order_touch'),
    },
  ],
  publications: [
    {
      name: 'supabase_realtime',
      events: ['insert', 'update', 'delete'],
      source: database('publication supabase_realtime'),
    },
  ],
};

function view(): Entity {
  const [customer] = workshop.entities;
  if (customer === undefined) throw new Error('The fixture has no customer.');
  return {
    ...customer,
    name: 'customer_name',
    kind: 'view',
    source: database('view public.customer_name'),
    fields: customer.fields.map((field) => ({
      ...field,
      base: { schema: 'public', entity: 'customer', field: field.name },
    })),
    view: { invoker: true, hash: 'v1', owner: 'postgres', ownerBypassesRowSecurity: true },
  };
}

export const teamFacts: Specification = {
  ...workshop,
  entities: [
    ...workshop.entities.map((entity) =>
      entity.name === 'work_order' ? { ...entity, ...attached } : entity,
    ),
    view(),
  ],
  rules: workshop.rules.map((rule) =>
    rule.kind === 'check' ? { ...rule, sql: 'CHECK ((due_at > opened_at))' } : rule,
  ),
  permissions: {
    ...workshop.permissions,
    policies: [readable],
    functions: [
      {
        role: 'authenticated',
        function: assign.signature,
        source: database('grants to authenticated on function public.assign(bigint)'),
      },
    ],
    supportingFunctions: [
      supporting('private.is_member(uuid)', ['work_order'], []),
      supporting('private.touch()', [], ['work_order']),
      supporting('private.shown()', [], [], ['customer_name']),
    ],
    memberships: [
      { member: 'authenticator', role: 'authenticated', source: database('role authenticator') },
    ],
  },
  calls: [
    ...workshop.calls,
    {
      method: 'POST',
      path: '/rest/v1/rpc/assign',
      does: 'Assigns',
      payload: ['order_id'],
      function: assign,
      source: database('function public.assign(bigint)'),
    },
  ],
  limits: [
    ...workshop.limits,
    {
      name: 'Longest statement',
      value: '8 s',
      role: 'authenticated',
      setting: 'statement_timeout',
      amount: 8000,
      unit: 'milliseconds',
      source: database('setting statement_timeout of role authenticated'),
    },
    {
      name: 'Largest file',
      value: '5 MiB',
      bucket: 'photos',
      amount: 5_242_880,
      unit: 'bytes',
      source: database('bucket photos'),
    },
  ],
};
