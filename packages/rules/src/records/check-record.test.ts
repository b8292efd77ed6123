import { applyDeclaration } from '@ninefold/specification/declaration';
import { type Entity, findEntity, type Rule, type Specification } from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { policyAnswer, policyFields } from '../policies/index.ts';
import { checkRecord, decidingFields } from './check-record.ts';
import { refusedStarts } from './refused-starts.ts';

const source = { from: 'database', object: 'constraint planned_is_due' } as const;
const plannedIsDue: Rule = {
  entity: 'work_order',
  kind: 'check',
  fields: ['status', 'due_at'],
  statement: '',
  constraint: 'planned_is_due',
  sql: `CHECK (((status <> 'planned'::work_order_status) OR (due_at > opened_at)))`,
  source,
};
const { specification } = applyDeclaration(
  { ...workshop, rules: [...workshop.rules, plannedIsDue] },
  {
    roles: { planner: { label: 'Planner' } },
    states: {
      'work_order.status': {
        initial: ['open'],
        transitions: [{ from: 'open', to: 'planned', roles: ['planner'], needs: ['due_at'] }],
      },
    },
  },
);

const entityOf = (of: Specification) => findEntity(of, 'work_order') as Entity;
const entity = entityOf(specification);
const opened_at = '2026-11-20T10:00:00Z';
const before = { number: 'WO-1', title: 'Pump', status: 'open', opened_at, due_at: null };
const asked = (roles: readonly string[] = [], known = specification) => ({
  specification: known,
  declaration: {},
  person: { roles },
});
const problems = (sent: object, stored?: object, roles = ['planner']) =>
  checkRecord(asked(roles), entity, {
    ...(stored && { before: { ...stored } }),
    sent: { ...sent },
  }).map(({ fields, message }) => [fields.join(), message]);

describe('a value that a record lacks', () => {
  const complete = { id: 1, number: 'WO-1', title: 'Pump', opened_at, due_at: opened_at };

  it('is asked for where neither a default nor a trigger sets it', () => {
    expect(problems({ ...complete, customer_id: 7 })).toEqual([]);
    expect(problems(complete)).toEqual([['customer_id', 'Fill in Customer.']]);
    expect(problems({ ...complete, customer_id: null })).toEqual([
      ['customer_id', 'Fill in Customer.'],
    ]);
    expect(problems({ title: null }, before)).toEqual([['title', 'Title must not be empty.']]);
    expect(problems({ due_at: opened_at }, before)).toEqual([]);
  });

  it('is left to the database where it isn’t known, or where a trigger may fill it in', () => {
    expect(problems({ ...complete, customer_id: undefined })).toEqual([]);
    const filled = {
      ...specification,
      entities: specification.entities.map((each) => ({
        ...each,
        fields: each.fields.map((field) => ({ ...field, filledByTrigger: 'possible' as const })),
      })),
    };
    expect(checkRecord(asked([], filled), entityOf(filled), { sent: complete })).toEqual([]);
  });

  it('comes from the column', () => {
    const [problem] = checkRecord(asked(), entity, { sent: complete });
    expect(problem?.source.from).toBe('database');
  });
});

describe('a state', () => {
  it('is one that the person can change the record to, with what it needs', () => {
    const due_at = '2026-11-21T10:00:00Z';
    expect(problems({ status: 'planned', due_at }, before)).toEqual([]);
    expect(problems({ status: 'planned' }, before)).toEqual([
      ['status', 'For “planned”, enter due.'],
    ]);
    expect(problems({ status: 'planned', due_at: undefined }, before)).toEqual([]);
    expect(problems({ status: 'planned', due_at }, before, [])).toEqual([
      ['status', 'Your role can’t change this from “open” to “planned”.'],
    ]);
    expect(problems({ status: 'completed' }, before)).toEqual([
      ['status', '“completed” can’t follow “open”.'],
    ]);
  });

  it('is left to the database where the record’s own can’t be read', () => {
    expect(problems({ status: 'completed' }, { title: 'Pump' })).toEqual([]);
  });

  it('asks for nothing that wasn’t read, which may be filled', () => {
    expect(problems({ status: 'planned' }, { status: 'open' })).toEqual([]);
  });
});

describe('a CHECK', () => {
  it('refuses a change with its source', () => {
    const sent = { status: 'planned', due_at: '2026-11-19T10:00:00Z' };
    expect(checkRecord(asked(['planner']), entity, { before, sent })).toEqual([
      {
        fields: expect.arrayContaining(['status', 'due_at', 'opened_at']) as string[],
        message: 'If “Status” is “planned”: “Due” must be later than “Opened”.',
        source,
      },
    ]);
  });

  it('names the fields to read before a change is judged', () => {
    expect(decidingFields(asked(), entity, ['status'])).toEqual(['status', 'due_at', 'opened_at']);
    expect(decidingFields(asked(), entity, ['title'])).toEqual(['title']);
  });
});

describe('a policy', () => {
  const [sample] = specification.permissions.policies ?? [];
  const policy = {
    entity: 'work_order',
    command: 'all',
    roles: ['authenticated'],
    permissive: true,
    description: { value: undefined, source: { from: 'none' } },
    hash: '',
    ...sample,
    name: 'own open orders',
    using: `((status = 'open'::work_order_status) AND (number = (auth.jwt() ->> 'number'::text)))`,
    source: { from: 'database', object: 'policy on table public.work_order' },
  } as const;
  const role = { ...specification.permissions.roles[0], name: 'authenticated' };
  const known = {
    ...specification,
    rules: [],
    states: [],
    permissions: { ...specification.permissions, policies: [policy], roles: [role] },
  } as Specification;
  const given = {
    ...asked([], known),
    person: { roles: ['authenticated'], claims: { role: 'authenticated', number: 'WO-1' } },
    policies: { answer: policyAnswer, fields: policyFields },
  };
  const check = (sent: object, stored?: object) =>
    checkRecord(given, entityOf(known), {
      ...(stored && { before: { ...stored } }),
      sent: { ...sent },
    }).map(({ fields, message }) => [fields.join(), message]);
  const refused = 'The policy “own open orders” doesn’t allow this for the record.';

  it('refuses what would be stored, at the fields that are sent and decide it', () => {
    expect(check({ title: 'Fan', status: 'planned' }, before)).toEqual([['status', refused]]);
    expect(check({ number: 'WO-2' }, before)).toEqual([['number', refused]]);
    expect(check({ title: 'Fan' }, before)).toEqual([]);
  });

  it('names the fields to read before a change is judged', () => {
    expect(decidingFields(given, entityOf(known), ['title'])).toEqual([
      'title',
      'status',
      'number',
    ]);
  });

  it('is left to the controls where the record can’t be changed at all', () => {
    expect(check({ title: 'Fan' }, { ...before, number: 'WO-2' })).toEqual([]);
  });

  it('refuses a new record, and leaves what isn’t known to the database', () => {
    const complete = {
      id: 1,
      number: 'WO-2',
      title: 'Pump',
      opened_at,
      due_at: opened_at,
      customer_id: 7,
    };
    expect(check(complete)).toEqual([['status,number', refused]]);
    expect(check({ ...complete, number: undefined })).toEqual([]);
  });
});

it('finds declared values of new records that a CHECK would refuse', () => {
  const short: Rule = {
    ...plannedIsDue,
    fields: ['title'],
    constraint: 'title_length',
    sql: 'CHECK ((length(title) <= 3))',
  };
  const startsOf = (title: string) =>
    refusedStarts(
      applyDeclaration(
        { ...workshop, rules: [short] },
        { entities: { work_order: { fields: { title: { default: title } } } } },
      ).specification,
    );
  expect(startsOf('Pump')).toEqual([
    {
      path: 'entities.work_order.fields.title.default',
      message: '“Pump” doesn’t fit Title: Enter at most 3 characters.',
    },
  ]);
  expect(startsOf('Fan')).toEqual([]);
});
