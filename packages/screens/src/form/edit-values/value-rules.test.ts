import { policyAnswer, policyFields } from '@ninefold/rules/policies';
import { findEntity, notShown } from '@ninefold/specification';
import {
  applyDeclaration,
  type Declaration,
  type FieldDeclaration,
} from '@ninefold/specification/declaration';
import { expect, it } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { valueRules } from './value-rules.ts';

const values = { id: '1', number: 'WO-1', title: 'Pump', status: 'open', customer_id: '7' };

function rulesWith(
  fields: Readonly<Record<string, FieldDeclaration>>,
  waiting?: object,
  more: Declaration = {},
  known = workshop,
) {
  const declaration = { ...more, entities: { work_order: { fields } } };
  const { specification } = applyDeclaration(known, declaration);
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const screen = {
    loaded: { specification, declaration, around: [], problems: [] },
    acting: {
      person: { roles: ['technician', 'authenticated'] },
      policies: { answer: policyAnswer, fields: policyFields },
    },
  };
  const row = { id: '1', title: 'Pump', values, links: {}, ...(waiting && { waiting }) };
  return { entity, rules: valueRules(screen, entity, row as Parameters<typeof valueRules>[2]) };
}

const wayOf = (declared: FieldDeclaration, waiting?: object) =>
  rulesWith({ title: declared }, waiting).rules.wayOf('title');

it('edits a value by itself where its role can, and nothing else is chosen by it', () => {
  expect(wayOf({})).toBe('here');
  expect(wayOf({ readOnly: 'always' })).toBeUndefined();
  expect(wayOf({ editableBy: ['owner'] })).toBeUndefined();
  expect(wayOf({ shown: { while: { status: 'eq.completed' } } })).toBeUndefined();
  expect(wayOf({ shown: { while: { status: 'eq.open' } } })).toBe('here');
  // What waits to be sent is edited with the rest that waits.
  expect(wayOf({}, { title: 'Pump, edited' })).toBe('form');
  expect(rulesWith({}).rules.wayOf('gone')).toBeUndefined();
});

const wayIn = (more: Declaration, known?: typeof workshop) =>
  rulesWith({}, undefined, more, known).rules.wayOf('title');

const limited = (status: string): Declaration => ({
  roles: {
    technician: {
      label: 'Technician',
      may: { work_order: { change: { which: 'its own', while: { status: `eq.${status}` } } } },
    },
  },
});

const policed = (using: string): typeof workshop => ({
  ...workshop,
  permissions: {
    ...workshop.permissions,
    policies: [
      {
        entity: 'work_order',
        command: 'all',
        roles: ['authenticated'],
        permissive: true,
        using,
        description: notShown,
        hash: using,
        source: { from: 'database', object: 'policy on table public.work_order' },
      },
    ],
  },
});

const formFor = (own: object): Declaration => ({
  screens: { entities: { work_order: { change: own } } },
});

it('edits nothing of a record that its role may not change', () => {
  expect(wayIn(limited('open'))).toBe('here');
  expect(wayIn(limited('planned'))).toBeUndefined();
});

it('edits nothing of a record that no policy lets its person change', () => {
  expect(wayIn({}, policed("(number = 'WO-1'::text)"))).toBe('here');
  expect(wayIn({}, policed("(number = 'WO-2'::text)"))).toBeUndefined();
});

it('edits nothing where the form is not offered', () => {
  expect(wayIn(formFor({ hidden: true }))).toBeUndefined();
  expect(wayIn(formFor({ roles: ['owner'] }))).toBeUndefined();
  expect(wayIn(formFor({ roles: ['technician'] }))).toBe('here');
});

it('keeps the rules of the form', () => {
  const { rules } = rulesWith({});
  const title = rules.fields.find(({ name }) => name === 'title');
  if (title === undefined) throw new Error('The sample has no title.');
  expect(rules.problemOf(title, { title: null })).toMatch(/Title/);
  expect(rules.problemOf(title, { title: 'Compressor' })).toBeUndefined();
  expect(rules.savedText('title')).toBe('Pump');
});
