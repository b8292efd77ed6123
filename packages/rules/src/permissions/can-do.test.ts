import {
  type Entity,
  entityId,
  type Field,
  type Fact,
  fieldOf,
  findEntity,
  notShown,
  type Policy,
  type Specification,
} from '@ninefold/specification';
import type { MayDeclaration } from '@ninefold/specification/declaration';
import { type Permission, question } from '@ninefold/specification/explain';
import type { Value } from '@ninefold/values';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answer } from '../../../specification/testing/explain/askable-facts.ts';
import { workshop } from '../../../specification/testing/workshop.ts';
import type { Asked, PolicyJudge } from './asked.ts';
import { canDo, permittingFields, permissionOn } from './can-do.ts';

const order = findEntity(workshop, 'work_order') as Entity;
const open = { ...order, rowSecurity: false };

function asked(more: Partial<Asked> & { readonly may?: MayDeclaration } = {}): Asked {
  const { may, ...own } = more;
  return {
    specification: workshop,
    declaration: may === undefined ? {} : { roles: { technician: { may: { work_order: may } } } },
    person: { roles: ['technician', 'authenticated'] },
    ...own,
  };
}

function withPolicies(...policies: readonly Partial<Policy>[]): Specification {
  return {
    ...workshop,
    permissions: {
      ...workshop.permissions,
      policies: policies.map((policy, index) => ({
        entity: 'work_order',
        command: 'select',
        roles: ['authenticated'],
        permissive: true,
        description: notShown,
        hash: String(index),
        source: { from: 'database', object: 'policy for select on table public.work_order' },
        ...policy,
      })),
    },
  };
}

/** `no by role`, `undecided by policy` */
const short = (permission: Permission) =>
  permission.answer === 'yes' ? 'yes' : `${permission.answer} by ${permission.by}`;

const record = (values: Readonly<Record<string, Value>>) => ({ values });
const drafts = { which: 'open ones', while: { status: 'eq.open' } };

describe('an action with records', () => {
  const noDelete = { ...open, grants: { ...order.grants, delete: false } };
  const some = withPolicies(
    { command: 'select' },
    { command: 'delete', permissive: false },
    { command: 'delete', roles: ['service_role'] },
    { command: 'delete', entity: 'customer' },
  );
  const [role] = workshop.permissions.roles;
  const exempt = {
    ...withPolicies(),
    permissions: {
      ...withPolicies().permissions,
      roles: role === undefined ? [] : [{ ...role, bypassesRowSecurity: true as const }],
    },
  };
  test.for<readonly [string, Asked, 'select' | 'update' | 'delete', Entity, string]>([
    ['without row security', asked(), 'delete', open, 'yes'],
    [
      'of a view, whose tables decide',
      asked(),
      'select',
      { ...open, kind: 'view' },
      'undecided by policy',
    ],
    ['whose policies are not known', asked(), 'delete', order, 'undecided by policy'],
    ['that is not granted', asked({ may: [] }), 'delete', noDelete, 'no by grant'],
    [
      'for which no policy applies',
      asked({ specification: some }),
      'delete',
      order,
      'no by policy',
    ],
    [
      'for which one applies',
      asked({ specification: some }),
      'select',
      order,
      'undecided by policy',
    ],
    [
      'for which one applies to all',
      asked({ specification: withPolicies({ command: 'all', roles: ['public'] }) }),
      'delete',
      order,
      'undecided by policy',
    ],
    ['of a role that bypasses policies', asked({ specification: exempt }), 'delete', order, 'yes'],
    ['that the team leaves out', asked({ may: ['read', 'change'] }), 'delete', open, 'no by role'],
    ['that the team names', asked({ may: ['read', 'change'] }), 'update', open, 'yes'],
    ['that the team permits none of', asked({ may: [] }), 'select', open, 'no by role'],
    [
      'with records in words',
      asked({ may: { change: 'own orders' } }),
      'update',
      open,
      'undecided by record',
    ],
    ['with any records', asked({ may: { change: true } }), 'update', open, 'yes'],
    [
      'with records on a condition',
      asked({ may: { change: drafts } }),
      'update',
      open,
      'undecided by record',
    ],
  ])('%s', ([, given, action, entity, expected]) => {
    expect(short(canDo(given, action, entity))).toBe(expected);
  });

  test.for([
    [{ status: 'open' }, 'yes'],
    [{ status: 'planned' }, 'no by record'],
    [{}, 'undecided by record'],
  ] as const)('on a condition, with %o: %s', ([values, expected]) => {
    const may = { change: drafts, remove: drafts };
    for (const action of ['update', 'delete'] as const) {
      expect(short(canDo(asked({ may }), action, open, { record: record(values) }))).toBe(expected);
    }
    expect(permittingFields(asked({ may }), 'delete', open)).toEqual(['status']);
  });

  it('is limited by each of the person’s roles', () => {
    const declaration = {
      roles: {
        technician: { may: { work_order: { change: drafts } } },
        authenticated: { may: { work_order: { change: { which: 'own', while: { id: 'eq.5' } } } } },
      },
    } as const;
    const found = (values: Readonly<Record<string, Value>>) =>
      canDo(asked({ declaration }), 'update', open, { record: record(values) });
    expect(short(found({ status: 'open', id: '5.00' }))).toBe('yes');
    expect(found({ status: 'open', id: '6' })).toMatchObject({
      answer: 'no',
      role: 'authenticated',
      reason: 'Your role can edit only these records: own.',
      source: { from: 'declared', at: 'roles.authenticated.may.work_order' },
    });
    expect(short(found({ status: 'planned', id: '5' }))).toBe('no by record');
  });

  it('that is denied with any record is denied with each', () => {
    const mays = fc.constantFrom<MayDeclaration | undefined>(
      undefined,
      [],
      ['read'],
      ['read', 'create', 'change', 'remove'],
      { change: drafts, remove: 'own' },
    );
    const bits = fc.boolean();
    const property = fc.property(
      mays,
      fc.record({ select: bits, insert: bits, update: bits, delete: bits }),
      fc.constantFrom('select', 'insert', 'update', 'delete'),
      fc.constantFrom('open', 'planned'),
      bits,
      (may, grants, action, status, rowSecurity) => {
        const given = may === undefined ? asked() : asked({ may });
        const entity = { ...order, grants, rowSecurity };
        const general = canDo(given, action, entity);
        const own = canDo(given, action, entity, { record: record({ status }) });
        const fields = action === 'delete' ? [] : entity.fields;
        const ofFields = fields.map((field) =>
          canDo(given, action, entity, { field, record: record({ status }) }),
        );
        return (
          // A record decides what is undecided, and nothing else.
          (general.answer === 'undecided' || short(own) === short(general)) &&
          (grants[action] || short(own) === 'no by grant') &&
          (own.answer !== 'no' || ofFields.every((each) => each.answer === 'no'))
        );
      },
    );
    expect(() => fc.assert(property)).not.toThrow();
  });
});

/** Stands in for the judge of policies: the database would let technicians write open orders alone. */
const judged: PolicyJudge['answer'] = (
  _specification,
  entity,
  _action,
  { before, after },
  person,
) => {
  const status = (after ?? before)?.['status'];
  if (status === undefined) return { answer: 'undecided', reason: 'The status isn’t known.' };
  return entityId(entity) === 'work_order' && person.role === 'authenticated' && status === 'open'
    ? { answer: 'yes' }
    : { answer: 'no', reason: 'Only open orders.', fields: ['status'] };
};
const policies: PolicyJudge = { answer: judged, fields: () => ['status'] };

describe('the policies of a record', () => {
  const specification = withPolicies({ command: 'all' });
  const given = asked({ specification, policies });
  test.for([
    ['open', 'yes'],
    ['planned', 'no by policy'],
    [undefined, 'undecided by policy'],
  ] as const)('decide for one that is %s: %s', ([status, expected]) => {
    const own = record(status === undefined ? {} : { status });
    for (const action of ['select', 'insert', 'update', 'delete'] as const) {
      expect(short(canDo(given, action, order, { record: own }))).toBe(expected);
    }
  });

  it('give their reason, and are left to the database where nothing judges them', () => {
    const planned = record({ status: 'planned' });
    expect(canDo(given, 'update', order, { record: planned })).toMatchObject({
      reason: 'Only open orders.',
    });
    expect(short(canDo(given, 'update', order))).toBe('undecided by policy');
    expect(short(canDo(asked({ specification }), 'update', order, { record: planned }))).toBe(
      'undecided by policy',
    );
  });

  it('deny in the team’s words where there are any', () => {
    const worded = asked({ specification, policies, may: { change: 'open orders' } });
    const planned = record({ status: 'planned' });
    expect(canDo(worded, 'update', order, { record: planned })).toMatchObject({
      by: 'policy',
      reason: 'Your role can edit only these records: open orders.',
    });
  });

  it('don’t widen what the team permits', () => {
    const narrow = asked({ specification, policies, may: ['read'] });
    expect(short(canDo(narrow, 'update', order, { record: record({ status: 'open' }) }))).toBe(
      'no by role',
    );
  });
});

const declared = <T>(value: T): Fact<T> => ({ value, source: { from: 'declared', at: 'x' } });
const title = fieldOf(order, 'title') as Field;
const planned = declared({ while: { status: 'eq.planned' } });

const reasonOf = (facts: Partial<Field>) => {
  const field = { ...title, ...facts };
  const found = permissionOn(asked(), 'update', open, field)(record({ status: 'planned' }));
  return found.answer === 'yes' ? undefined : found.reason;
};

const withGrants = (grants: Partial<Field['grants']>) => ({
  grants: { ...title.grants, ...grants },
});

describe('a field', () => {
  test.for<readonly [string, Partial<Field>, string, string, string]>([
    ['as it is', {}, 'yes', 'yes', 'yes'],
    [
      'that is generated',
      { generated: 'stored' },
      'no by generated',
      'no by generated',
      'no by generated',
    ],
    ['that can’t be created', withGrants({ insert: false }), 'no by grant', 'yes', 'yes'],
    ['that can’t be updated', withGrants({ update: false }), 'yes', 'no by grant', 'no by grant'],
    [
      'of other roles',
      { editableBy: declared(['owner']) },
      'no by role',
      'no by role',
      'no by role',
    ],
    ['of this role', { editableBy: declared(['technician']) }, 'yes', 'yes', 'yes'],
    [
      'that nobody sets',
      { readOnly: declared('always') },
      'no by read-only',
      'no by read-only',
      'yes',
    ],
    ['that is set once', { readOnly: declared('edit') }, 'yes', 'no by read-only', 'yes'],
    ['that is closed in a state', { readOnly: planned }, 'yes', 'no by record', 'yes'],
  ])('%s', ([, facts, insert, update, transition]) => {
    const field = { ...title, ...facts };
    const subject = { field, record: record({ status: 'planned' }) };
    expect(short(canDo(asked(), 'insert', open, subject))).toBe(insert);
    expect(short(canDo(asked(), 'update', open, subject))).toBe(update);
    expect(short(canDo(asked(), 'transition', open, subject))).toBe(transition);
  });

  it('says why it can’t be edited', () => {
    expect(reasonOf({ generated: 'stored' })).toBe('Title is set automatically.');
    expect(reasonOf({ editableBy: declared(['owner', 'dispatcher']) })).toBe(
      'Only owner or dispatcher can edit Title.',
    );
    expect(reasonOf({ editableBy: declared([]) })).toBe('No role can edit Title.');
    expect(reasonOf({ readOnly: planned })).toBe(
      'Title can’t be edited while “Status” is “planned”.',
    );
    expect(reasonOf({ readOnly: declared('edit') })).toBe(
      'Title can only be entered when the work order is created.',
    );
  });
});

const context = (given: Asked) => ({ ...given, roles: given.person.roles });

describe('“Why?”', () => {
  it('gives the reason of the denial, and what would end it', () => {
    const given = asked({ specification: withPolicies({ command: 'select' }) });
    const why = answer(context(given), question('action', 'work_order', 'delete'));
    expect(why?.title).toBe('Why can’t you delete work orders?');
    expect(why?.findings[0]).toMatchObject({
      target: { to: 'policies', entity: 'work_order' },
      technical: ['no permissive policy for delete to authenticated', 'table public.work_order'],
    });
    expect(why?.remedies).toEqual([
      'Someone who manages the product can create a policy for DELETE in the database.',
    ]);
  });

  it('says with which records, and why a field is closed', () => {
    const fields = order.fields.map((field) =>
      field.name === 'title'
        ? {
            ...field,
            editableBy: { value: ['owner'], source: { from: 'declared', at: 'here' } } as const,
          }
        : field,
    );
    const specification = {
      ...workshop,
      entities: workshop.entities.map((each) => (each === order ? { ...open, fields } : each)),
    };
    const given = context(asked({ specification, may: { change: drafts, create: true } }));
    const statements = (text: string) =>
      answer(given, text)?.findings.map(({ statement }) => statement) ?? [];
    expect(statements(question('action', 'work_order', 'update'))).toContain(
      'Your role can edit only these records: open ones.',
    );
    const ofTitle = statements(question('field', 'work_order', 'title'));
    expect(ofTitle.filter((each) => each === 'Only owner can edit Title.')).toHaveLength(1);
    expect(statements(question('field', 'work_order', 'number'))).not.toContain(
      'Only owner can edit Title.',
    );
  });
});
