import { findEntity, type Rule } from '@ninefold/specification';
import { applyDeclaration, type Declaration } from '@ninefold/specification/declaration';
import type { RecordRow } from '@ninefold/ui/shapes';
import { expect, it } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { formFields } from '../../descriptors/index.ts';
import { boardTransitions } from './board-transitions.ts';

const plannedIsDue: Rule = {
  entity: 'work_order',
  kind: 'check',
  fields: ['status', 'due_at'],
  statement: '',
  constraint: 'planned_is_due',
  sql: `CHECK (((status <> 'planned'::work_order_status) OR (due_at > opened_at)))`,
  description: {
    value: 'Planned work is due after it was opened.',
    source: { from: 'database', object: 'constraint planned_is_due' },
  },
  source: { from: 'database', object: 'constraint planned_is_due' },
};

const opened_at = '2026-11-20T10:00:00Z';
const row = (due_at: string | null): RecordRow => ({
  id: '1',
  title: 'Pump',
  values: { status: 'open', opened_at, due_at },
  links: {},
});

const transitions = [{ from: 'open', to: 'planned', label: 'Plan', needs: ['due_at'] }];

function boardOf(declaration: Declaration) {
  const { specification } = applyDeclaration({ ...workshop, rules: [plannedIsDue] }, declaration);
  const entity = findEntity(specification, 'work_order');
  const fields = entity && formFields(specification, entity, { mode: 'move', roles: [] });
  const status = fields?.find(({ name }) => name === 'status');
  const due = fields?.find(({ name }) => name === 'due_at');
  if (entity === undefined || status === undefined || due === undefined)
    throw new Error('The sample has no such work orders.');
  const asked = { specification, declaration, person: { roles: [] } };
  const { transitionsOf, validateOf } = boardTransitions(asked, entity, status);
  const plan = (due_at: string | null) => {
    const found = transitionsOf(row(due_at)).find(({ to }) => to.value === 'planned');
    if (found === undefined) throw new Error('It can’t be planned.');
    return found;
  };
  return { plan, validateOf, due };
}

it.each([
  ['a declared transition', { states: { 'work_order.status': { transitions } } }],
  ['any change, where none is declared', {}],
])('a card isn’t dropped where a CHECK would refuse it: %s', (_, declaration) => {
  const { plan } = boardOf(declaration);
  expect(plan('2026-11-19T10:00:00Z').unmetRequirement).toBe(plannedIsDue.description?.value);
  expect(plan('2026-11-21T10:00:00Z').unmetRequirement).toBeUndefined();
});

it('the dialog of a transition refuses what a CHECK over the new status would', () => {
  const { plan, validateOf, due } = boardOf({ states: { 'work_order.status': { transitions } } });
  const planned = plan(null);
  expect(planned).toMatchObject({ requiredFields: [{ name: 'due_at' }] });
  expect(planned.unmetRequirement).toBeUndefined();
  const problem = (text: string) => validateOf?.(row(null), planned)?.(due, text, { due_at: text });
  expect(problem('2026-11-19T10:00:00Z')).toBe(plannedIsDue.description?.value);
  expect(problem('2026-11-21T10:00:00Z')).toBeUndefined();
});
