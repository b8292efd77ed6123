import { findEntity } from '@ninefold/specification';
import { applyDeclaration, type FieldDeclaration } from '@ninefold/specification/declaration';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { valueRules } from './value-rules.ts';

const values = { id: '1', number: 'WO-1', title: 'Pump', status: 'open', customer_id: '7' };

function rulesWith(fields: Readonly<Record<string, FieldDeclaration>>, waiting?: object) {
  const declaration = { entities: { work_order: { fields } } };
  const { specification } = applyDeclaration(workshop, declaration);
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const screen = {
    loaded: { specification, declaration, around: [], problems: [] },
    acting: { person: { roles: ['technician'] } },
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

it('keeps the rules of the form', () => {
  const { rules } = rulesWith({});
  const title = rules.fields.find(({ name }) => name === 'title');
  if (title === undefined) throw new Error('The sample has no title.');
  expect(rules.problemOf(title, { title: null })).toMatch(/Title/);
  expect(rules.problemOf(title, { title: 'Compressor' })).toBeUndefined();
  expect(rules.savedText('title')).toBe('Pump');
});
