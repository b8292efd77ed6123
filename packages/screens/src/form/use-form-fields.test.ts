import { findEntity } from '@ninefold/specification';
import { applyDeclaration, type Declaration } from '@ninefold/specification/declaration';
import type { RecordRow } from '@ninefold/ui/shapes';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { recordCheck } from '../descriptors/index.ts';
import { askedOf } from '../screen-context/index.ts';
import { formFieldsOf } from './use-form-fields.ts';

const nullableStates = {
  ...workshop,
  entities: workshop.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.name === 'status' ? { ...field, nullable: true } : field,
    ),
  })),
};
const transitions = [{ from: 'open', to: 'planned' }];
const row = (status: string | null): RecordRow => ({
  id: '1',
  title: 'Pump',
  values: { status },
  links: {},
});

it.each([
  { declared: transitions, now: 'open', canBeCleared: false },
  { declared: transitions, now: null, canBeCleared: true },
  { declared: transitions, now: undefined, canBeCleared: true },
  { declared: undefined, now: 'open', canBeCleared: true },
])('offers to clear a state only where it can be: $declared, $now', (example) => {
  const states = { 'work_order.status': { transitions: example.declared } };
  const declaration: Declaration = example.declared === undefined ? {} : { states };
  const { specification } = applyDeclaration(nullableStates, declaration);
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  const rules = {
    loaded: { specification, declaration, around: [], problems: [] },
    acting: { person: { roles: [] } },
  };
  const record = example.now === undefined ? undefined : row(example.now);
  const status = formFieldsOf(rules, entity, record).find(({ name }) => name === 'status');
  expect(status?.nullable).toBe(example.canBeCleared);
  if (status === undefined) return;
  const problem = recordCheck(askedOf(rules), entity, record)(status, null, { status: null });
  expect(problem === undefined).toBe(example.canBeCleared);
});
