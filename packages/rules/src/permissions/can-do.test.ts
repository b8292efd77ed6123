import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/explain/askable-facts.ts';
import { workshop } from '../../testing/workshop.ts';
import type { MayDeclaration } from '../declaration/index.ts';
import {
  type Entity,
  findEntity,
  notShown,
  type Policy,
  type Specification,
} from '../model/index.ts';
import { type Requester, actionDenial } from './obstacle.ts';
import { question } from './question.ts';

const order = findEntity(workshop, 'work_order') as Entity;
const asker: Requester = { roles: ['technician', 'authenticated'], declaration: {} };

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

const may = (work_order: MayDeclaration): Requester => ({
  ...asker,
  declaration: { roles: { technician: { may: { work_order } } } },
});

describe('what keeps a person from an action', () => {
  it('is nothing where policies are not known', () => {
    expect(actionDenial(workshop, order, 'delete', asker)).toBeUndefined();
  });

  it('is the grant first', () => {
    const closed = { ...order, grants: { ...order.grants, delete: false } };
    expect(actionDenial(withPolicies(), closed, 'delete', asker)).toEqual({ by: 'grant' });
  });

  it('is row-level security without a permissive policy for the role', () => {
    const specification = withPolicies(
      { command: 'select' },
      { command: 'delete', permissive: false },
      { command: 'delete', roles: ['service_role'] },
      { command: 'delete', entity: 'customer' },
    );
    expect(actionDenial(specification, order, 'delete', asker)).toEqual({ by: 'policy' });
    expect(actionDenial(specification, order, 'select', asker)).toBeUndefined();
    const open = { ...order, rowSecurity: false };
    expect(actionDenial(specification, open, 'delete', asker)).toBeUndefined();
  });

  it('is nothing if a policy for everything or everybody applies', () => {
    expect(actionDenial(withPolicies({ command: 'all' }), order, 'delete', asker)).toBeUndefined();
    const everybody = withPolicies({ command: 'delete', roles: ['public'] });
    expect(actionDenial(everybody, order, 'delete', asker)).toBeUndefined();
  });

  it('is nothing for a role that bypasses policies', () => {
    const specification = withPolicies();
    const [role] = specification.permissions.roles;
    const exempt: Specification = {
      ...specification,
      permissions: {
        ...specification.permissions,
        roles: role === undefined ? [] : [{ ...role, bypassesRowSecurity: true }],
      },
    };
    expect(actionDenial(exempt, order, 'delete', asker)).toBeUndefined();
  });

  it('is the role’s declared permissions', () => {
    const declaration = {
      roles: { technician: { may: { work_order: ['read', 'change'] } } },
    } as const;
    const declaring = { ...asker, declaration };
    expect(actionDenial(workshop, order, 'delete', declaring)).toEqual({
      by: 'declaration',
      role: 'technician',
    });
    expect(actionDenial(workshop, order, 'update', declaring)).toBeUndefined();
    const customer = findEntity(workshop, 'customer') as Entity;
    expect(actionDenial(workshop, customer, 'delete', declaring)).toBeUndefined();
  });

  it('is nothing where the team says with which records, and all where it says none', () => {
    const some = may({ change: 'own orders' });
    expect(actionDenial(workshop, order, 'update', some)).toBeUndefined();
    expect(actionDenial(workshop, order, 'select', some)).toMatchObject({ by: 'declaration' });
    expect(actionDenial(workshop, order, 'select', may([]))).toMatchObject({ by: 'declaration' });
  });

  it('is described in words, with a possible solution', () => {
    const specification = withPolicies({ command: 'select' });
    const why = answer({ ...asker, specification }, question('action', 'work_order', 'delete'));
    expect(why?.title).toBe('Why can’t you delete work orders?');
    expect(why?.findings[0]).toMatchObject({
      target: { to: 'policies', entity: 'work_order' },
      technical: ['no permissive policy for delete to authenticated', 'table public.work_order'],
    });
    expect(why?.remedies).toEqual([
      'Someone who manages the product can create a policy for DELETE in the database.',
    ]);
  });
});
