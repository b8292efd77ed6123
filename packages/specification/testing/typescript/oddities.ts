/** A specification in which every rule of the types has its field. */
import { blankSpecification } from '../../src/model/blank.ts';
import { notShown, type Source } from '../../src/model/fact.ts';
import type { Entity, Field, FunctionFacts, Specification } from '../../src/model/specification.ts';

const source: Source = { from: 'database', object: 'a fixture' };
const given = { select: true, insert: true, update: true };

function field(name: string, facts: Pick<Field, 'type' | 'kind'> & Partial<Field>): Field {
  return {
    name,
    source,
    label: notShown,
    description: notShown,
    nullable: false,
    default: null,
    generated: 'no',
    grants: given,
    ...facts,
  };
}

function entity(name: string, facts: Partial<Entity>): Entity {
  return {
    name,
    schema: 'public',
    kind: 'table',
    source,
    label: notShown,
    plural: notShown,
    description: notShown,
    display: notShown,
    fields: [],
    key: ['id'],
    unique: [],
    references: [],
    grants: { ...given, delete: true },
    rowSecurity: true,
    estimatedRows: null,
    inNavigation: true,
    ...facts,
  };
}

const mood = { type: 'mood', kind: 'enum', values: ['fine', "it's odd"] } as const;
const address = {
  type: '"Postal address"',
  kind: 'other',
  attributes: [
    { name: 'street', type: 'text', kind: 'text' },
    { name: 'mood', ...mood },
  ],
} as const;
const base = (name: string) => ({ schema: 'public', entity: 'thing', field: name });

const thing = entity('thing', {
  fields: [
    field('id', { type: 'bigint', kind: 'integer', generated: 'identity always' }),
    field('number', { type: 'integer', kind: 'integer', generated: 'identity by default' }),
    field('total', { type: 'numeric(12,2)', kind: 'decimal' }),
    field('doubled', { type: 'numeric', kind: 'decimal', generated: 'stored', nullable: true }),
    field('big', { type: 'bigint', kind: 'integer' }),
    field('mood', { ...mood, default: "'fine'::mood" }),
    field('moods', {
      type: 'mood[]',
      kind: 'array',
      elementKind: 'enum',
      elementType: 'mood',
      values: mood.values,
      nullable: true,
    }),
    field('during', {
      type: 'tstzrange',
      kind: 'range',
      elementKind: 'instant',
      elementType: 'timestamp with time zone',
    }),
    field('mail', {
      type: 'email',
      baseType: 'character varying(254)',
      kind: 'text',
      domains: ['public.email'],
    }),
    field('mood_again', {
      ...mood,
      type: 'any_mood',
      baseType: 'mood',
      domains: ['public.any_mood'],
      nullable: true,
    }),
    field('address', { ...address, nullable: true }),
    field('addresses', {
      ...address,
      type: '"Postal address"[]',
      kind: 'array',
      elementKind: 'other',
      elementType: '"Postal address"',
      nullable: true,
    }),
    field('network', { type: 'inet', kind: 'other', nullable: true }),
    field('place', {
      type: 'geometry(Point,4326)',
      kind: 'other',
      extension: 'postgis',
      nullable: true,
    }),
    field('facts', { type: 'jsonb', kind: 'json', nullable: true }),
    field('given_by_trigger', { type: 'text', kind: 'text' }),
    field('odd "name" */ `x`', {
      type: 'text',
      kind: 'text',
      nullable: true,
      description: { value: 'Ends */ early', source },
    }),
    field('line_kind', {
      type: 'billing."Line kind"',
      kind: 'enum',
      values: ['a'],
      nullable: true,
    }),
  ],
});

const part = entity('part', {
  fields: [
    field('id', { type: 'integer', kind: 'integer' }),
    field('thing_id', { type: 'bigint', kind: 'integer' }),
  ],
  references: [
    {
      constraint: 'part_thing_id_fkey',
      fields: ['thing_id'],
      entity: 'thing',
      schema: 'public',
      referencedFields: ['id'],
      onDelete: 'cascade',
      unique: true,
      source,
    },
  ],
});

const views = [
  entity('open_thing', {
    kind: 'view',
    fields: [
      field('id', { type: 'bigint', kind: 'integer', nullable: true, base: base('id') }),
      field('mood', { ...mood, nullable: true, base: base('mood') }),
    ],
  }),
  entity('counted_thing', {
    kind: 'view',
    grants: { select: true, insert: false, update: false, delete: false },
    fields: [
      field('id', {
        type: 'bigint',
        kind: 'integer',
        nullable: true,
        base: base('id'),
        grants: { select: true, insert: false, update: false },
      }),
    ],
  }),
];

function called(facts: Partial<FunctionFacts>): Specification['calls'][number] {
  const name = facts.name ?? '';
  return {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    does: '',
    payload: [],
    source,
    function: {
      name,
      schema: 'public',
      signature: `public.${name}()`,
      description: notShown,
      arguments: [],
      returns: { type: 'void', kind: 'other', set: false },
      volatility: 'volatile',
      securityDefiner: false,
      strict: false,
      hash: '',
      ...facts,
    },
  };
}

const text = { type: 'text', kind: 'text', required: true } as const;

export const oddities: Specification = {
  ...blankSpecification,
  entities: [thing, part, ...views],
  permissions: {
    roles: [],
    grants: [
      {
        role: 'authenticated',
        entity: 'thing',
        may: ['select', 'insert', 'update'],
        fields: {
          insert: thing.fields
            .map(({ name }) => name)
            .filter((name) => name !== 'given_by_trigger'),
        },
        source,
      },
    ],
  },
  calls: [
    called({ name: 'nothing' }),
    called({
      name: 'find',
      signature: 'public.find(text)',
      arguments: [
        { name: 'term', ...text },
        { name: 'most', type: 'integer', kind: 'integer', required: false },
      ],
      returns: {
        type: 'thing',
        kind: 'other',
        set: true,
        entity: { entity: 'thing', schema: 'public' },
      },
    }),
    called({
      name: 'totals',
      returns: {
        type: 'record',
        kind: 'other',
        set: true,
        columns: [
          { name: 'mood', ...mood },
          { name: 'sum', type: 'numeric', kind: 'decimal' },
        ],
      },
    }),
    called({
      name: 'twice',
      signature: 'public.twice(text)',
      arguments: [{ name: 'a', ...text }],
      returns: { ...text, set: false },
    }),
    called({
      name: 'twice',
      signature: 'public.twice(integer)',
      arguments: [{ name: 'b', type: 'integer', kind: 'integer', required: true }],
      returns: { type: 'integer', kind: 'integer', set: false },
    }),
  ],
};
