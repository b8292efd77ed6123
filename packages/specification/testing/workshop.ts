/** A small specification for tests: customers and their work orders. */
import {
  type Entity,
  type Fact,
  type Field,
  notShown,
  type Rule,
  type Specification,
} from '../src/model/index.ts';
import { renderStatements } from '../src/phrases/index.ts';

const everything = { select: true, insert: true, update: true };

function derived<T>(value: T): Fact<T> {
  return { value, source: { from: 'derived', of: 'a name' } };
}

function field(
  entity: string,
  name: string,
  label: string,
  facts: Pick<Field, 'type' | 'kind'> & Partial<Field>,
): Field {
  return {
    name,
    source: { from: 'database', object: `column public.${entity}.${name}` },
    label: derived(label),
    description: notShown,
    nullable: false,
    default: null,
    generated: 'no',
    grants: everything,
    ...facts,
  };
}

function entity(name: string, label: string, facts: Partial<Entity>): Entity {
  return {
    name,
    schema: 'public',
    kind: 'table',
    source: { from: 'database', object: `table public.${name}` },
    label: derived(label),
    plural: derived(`${label}s`),
    description: notShown,
    display: notShown,
    fields: [],
    key: ['id'],
    unique: [],
    references: [],
    grants: { ...everything, delete: true },
    rowSecurity: true,
    estimatedRows: null,
    inNavigation: true,
    ...facts,
  };
}

function rule(kind: Rule['kind'], fields: readonly string[], constraint?: string): Rule {
  return {
    entity: 'work_order',
    kind,
    fields,
    statement: '',
    ...(constraint === undefined ? {} : { constraint }),
    source: { from: 'database', object: 'table public.work_order' },
  };
}

const status = ['open', 'planned', 'in_progress', 'completed'];

export const workshop: Specification = renderStatements({
  purpose: { title: notShown, purpose: notShown, audience: notShown },
  screens: [
    {
      kind: 'list',
      title: '',
      path: '/data/work_order',
      parameters: [],
      entity: 'work_order',
      source: { from: 'derived', of: 'table public.work_order' },
    },
    {
      kind: 'detail',
      title: '',
      path: '/data/work_order/{id}',
      parameters: ['id'],
      entity: 'work_order',
      source: { from: 'derived', of: 'table public.work_order' },
    },
  ],
  entities: [
    entity('customer', 'Customer', {
      display: derived(['name']),
      fields: [
        field('customer', 'id', 'ID', { type: 'bigint', kind: 'integer' }),
        field('customer', 'name', 'Name', {
          type: 'character varying(80)',
          kind: 'text',
          maxLength: 80,
        }),
      ],
    }),
    entity('work_order', 'Work order', {
      display: derived(['title', 'number']),
      unique: [['number']],
      fields: [
        field('work_order', 'id', 'ID', { type: 'bigint', kind: 'integer' }),
        field('work_order', 'number', 'Number', { type: 'text', kind: 'text' }),
        field('work_order', 'title', 'Title', { type: 'text', kind: 'text' }),
        field('work_order', 'status', 'Status', {
          type: 'work_order_status',
          kind: 'enum',
          values: status,
          default: "'open'::work_order_status",
        }),
        field('work_order', 'opened_at', 'Opened', {
          type: 'timestamp with time zone',
          kind: 'instant',
        }),
        field('work_order', 'due_at', 'Due', { type: 'timestamp with time zone', kind: 'instant' }),
        field('work_order', 'customer_id', 'Customer', { type: 'bigint', kind: 'integer' }),
      ],
      references: [
        {
          constraint: 'work_order_customer_id_fkey',
          fields: ['customer_id'],
          entity: 'customer',
          schema: 'public',
          referencedFields: ['id'],
          onDelete: 'no action',
          unique: false,
          source: { from: 'database', object: 'constraint work_order_customer_id_fkey' },
        },
      ],
    }),
  ],
  states: [
    {
      entity: 'work_order',
      field: 'status',
      states: status.map((value) => ({
        value,
        label: derived(value.replace('_', ' ')),
        tone: notShown,
        final: notShown,
      })),
      initial: notShown,
      transitions: notShown,
      source: { from: 'database', object: 'column public.work_order.status' },
    },
  ],
  rules: [
    rule('required', ['title']),
    rule('required', ['status']),
    rule('one of', ['status']),
    rule('unique', ['number'], 'work_order_number_key'),
    rule('reference', ['customer_id'], 'work_order_customer_id_fkey'),
    rule('check', ['opened_at', 'due_at'], 'work_order_due'),
  ],
  permissions: {
    roles: [
      {
        name: 'authenticated',
        label: notShown,
        description: notShown,
        source: { from: 'platform', document: 'Supabase’s Postgres roles' },
      },
    ],
    grants: [
      {
        role: 'authenticated',
        entity: 'work_order',
        may: ['select', 'insert', 'update', 'delete'],
        source: { from: 'database', object: 'grants to authenticated on public.work_order' },
      },
    ],
  },
  calls: [
    {
      method: 'GET',
      path: '/rest/v1/work_order',
      does: '',
      entity: 'work_order',
      payload: [],
      source: { from: 'database', object: 'table public.work_order' },
    },
  ],
  errors: [
    {
      code: '23505',
      constraint: 'work_order_number_key',
      entity: 'work_order',
      fields: ['number'],
      statement: derived(''),
      message: notShown,
      reaction: notShown,
      source: { from: 'database', object: 'constraint work_order_number_key' },
    },
  ],
  limits: [
    {
      name: '',
      value: '',
      entity: 'customer',
      field: 'name',
      source: { from: 'database', object: 'column public.customer.name' },
    },
  ],
});
