import { type Entity, findEntity } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import type { Asked } from './asked.ts';
import { actionRejection } from './action-rejection.ts';
import { type OfferedAction, offeredActions } from './declared-actions.ts';

const entity = findEntity(workshop, 'work_order') as Entity;

const declaration: Asked['declaration'] = {
  roles: { technician: { may: { work_order: ['read'] } } },
  screens: {
    actions: {
      work_order: {
        invoice: {
          label: 'Invoice',
          on: ['record', 'selection'],
          roles: ['owner'],
          only: { while: { status: 'eq.completed' }, statement: 'Only completed orders.' },
        },
        postpone: { label: 'Postpone', on: 'record', requires: 'change' },
        plan: { label: 'Plan the day', on: 'list' },
      },
    },
  },
};

const askedAs = (role: string): Asked => ({
  specification: workshop,
  declaration,
  person: { roles: [role, 'authenticated'] },
});
const offered = (role: string, place: Parameters<typeof offeredActions>[2]) =>
  offeredActions(askedAs(role), entity, place);
const names = (...given: Parameters<typeof offered>) => offered(...given).map(({ name }) => name);

it('offers actions where they are declared, to their roles', () => {
  expect(names('owner', 'record')).toEqual(['invoice', 'postpone']);
  expect(names('owner', 'selection')).toEqual(['invoice']);
  expect(names('owner', 'list')).toEqual(['plan']);
  expect(names('dispatcher', 'selection')).toEqual([]);
});

it('leaves out what the role may not do with the records', () => {
  expect(names('technician', 'record')).toEqual([]);
});

it('judges what an action creates by itself, not by the record that it is on', () => {
  const asked: Asked = {
    ...askedAs('dispatcher'),
    declaration: {
      roles: {
        dispatcher: {
          may: {
            work_order: {
              read: true,
              create: { which: 'open ones', while: { status: 'eq.open' } },
              change: { which: 'open ones', while: { status: 'eq.open' } },
            },
          },
        },
      },
    },
  };
  const rejection = (requires: 'create' | 'change') =>
    actionRejection(asked, entity, {
      name: 'copy',
      declared: { label: 'Copy', on: 'record', requires },
      reason: undefined,
    })({ values: { status: 'completed' } });
  expect(rejection('change')).toBeDefined();
  expect(rejection('create')).toBeUndefined();
});

it('says why an action is not for a record, and nothing of one whose value is not known', () => {
  const [invoice] = offered('owner', 'record');
  expect(invoice).toMatchObject({ name: 'invoice', reason: undefined });
  const rejection = actionRejection(askedAs('owner'), entity, invoice as OfferedAction);
  expect(rejection({ values: {} })).toBeUndefined();
  expect(rejection({ values: { status: 'completed' } })).toBeUndefined();
  expect(rejection({ values: { status: 'open' } })).toBe('Only completed orders.');
});
