import { describe, expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import {
  fieldOf,
  fieldOfReference,
  findEntity,
  referenceOfField,
  referenceShownAt,
  rulesOfConstraint,
  stateFieldOf,
} from './queries.ts';
import { isPureJoinTable, joinSides, relationsOf } from './relations.ts';
import type { Entity, Reference, Specification } from './specification.ts';

const base = findEntity(workshop, 'customer') as Entity;
const entity = (name: string, facts: Partial<Entity> = {}): Entity => ({ ...base, name, ...facts });
const reference = (target: string, fields: readonly string[], unique = false): Reference => ({
  constraint: `to_${target}_${fields.join('_')}`,
  fields,
  entity: target,
  schema: 'public',
  referencedFields: ['id'],
  onDelete: 'cascade',
  unique,
  source: { from: 'database', object: 'constraint' },
});
const specification = (...entities: readonly Entity[]): Specification => ({
  ...workshop,
  entities,
});

const person = entity('person');
const tag = entity('tag');
const tagging = entity('tagging', {
  key: ['person_id', 'tag_id'],
  references: [reference('person', ['person_id']), reference('tag', ['tag_id'])],
});
const friendship = entity('friendship', {
  key: ['a_id', 'b_id'],
  references: [reference('person', ['a_id']), reference('person', ['b_id'])],
});
const passport = entity('passport', { references: [reference('person', ['id'], true)] });

describe('relationsOf', () => {
  it('sees the foreign keys of others', () => {
    expect(relationsOf(workshop, base).incoming).toMatchObject([
      { entity: { name: 'work_order' }, reference: { unique: false } },
    ]);
  });

  it('sees that at most one record refers', () => {
    const found = relationsOf(specification(person, passport), person);
    expect(found.incoming).toMatchObject([
      { entity: { name: 'passport' }, reference: { unique: true } },
    ]);
  });

  it('sees many-to-many through a join table, from both sides', () => {
    const all = specification(person, tag, tagging);
    expect(relationsOf(all, person).manyToMany).toMatchObject([
      { through: { name: 'tagging' }, entity: { name: 'tag' }, near: { fields: ['person_id'] } },
    ]);
    expect(relationsOf(all, tag).manyToMany).toMatchObject([
      { entity: { name: 'person' }, far: { fields: ['person_id'] } },
    ]);
  });

  it('sees many-to-many of an entity with itself, once in each direction', () => {
    const { manyToMany } = relationsOf(specification(person, friendship), person);
    expect(manyToMany.map(({ near, far }) => [near.fields[0], far.fields[0]])).toEqual([
      ['a_id', 'b_id'],
      ['b_id', 'a_id'],
    ]);
  });

  it('leaves out related entities without access', () => {
    expect(relationsOf(specification(person, tagging), person).manyToMany).toEqual([]);
  });
});

describe('join tables', () => {
  it('may have their own key beside a unique pair', () => {
    const own = { ...tagging, key: ['id'], unique: [['tag_id', 'person_id']] };
    expect(joinSides(own)?.map(({ entity: name }) => name)).toEqual(['person', 'tag']);
    expect(isPureJoinTable({ ...own, fields: [1, 2, 3] })).toBe(false);
  });

  it('are pure while they have few other columns', () => {
    expect(isPureJoinTable({ ...tagging, fields: [1, 2, 3, 4] })).toBe(true);
    expect(isPureJoinTable({ ...tagging, fields: [1, 2, 3, 4, 5] })).toBe(false);
  });

  it('are not tables with a third key column, or one foreign key twice', () => {
    expect(joinSides({ ...tagging, key: ['person_id', 'tag_id', 'since'] })).toBeUndefined();
    const third = [...tagging.references, reference('team', ['tag_id'])];
    expect(joinSides({ ...tagging, references: third })).toBeUndefined();
    const twice = [reference('person', ['person_id']), reference('employee', ['person_id'])];
    expect(joinSides({ ...tagging, key: ['person_id'], references: twice })).toBeUndefined();
  });
});

describe('queries', () => {
  it('find by name, by schema and by constraint', () => {
    const elsewhere = entity('customer', { schema: 'billing' });
    const all = specification(base, elsewhere);
    expect(findEntity(all, 'customer')).toBe(base);
    expect(findEntity(all, 'customer', 'billing')).toBe(elsewhere);
    expect(findEntity(all, 'billing.customer')).toBe(elsewhere);
    expect(findEntity(all, 'nothing')).toBeUndefined();
    expect(rulesOfConstraint(workshop, 'work_order_due')).toHaveLength(1);
    const order = findEntity(workshop, 'work_order') as Entity;
    expect(fieldOf(order, 'due_at')?.name).toBe('due_at');
    expect(stateFieldOf(workshop, order, 'status')?.states).toHaveLength(4);
  });

  it('take the narrowest reference of a field', () => {
    const both = entity('line', {
      references: [reference('a', ['tenant', 'x']), reference('b', ['x'])],
    });
    expect(referenceOfField(both, 'x')?.entity).toBe('b');
    expect(referenceOfField(both, 'tenant')?.entity).toBe('a');
    expect(referenceOfField(both, 'y')).toBeUndefined();
  });

  it('show a composite reference at the field that only it has', () => {
    const home = reference('home', ['region', 'home_id']);
    const away = reference('away', ['region', 'away_id']);
    const match = entity('match', { references: [home, away] });
    expect([home, away].map((each) => fieldOfReference(match, each))).toEqual([
      'home_id',
      'away_id',
    ]);
    expect(referenceShownAt(match, 'away_id')).toBe(away);
    expect(referenceShownAt(match, 'region')).toBeUndefined();
  });

  it('show references that share all their fields at different ones', () => {
    const [wide, narrow] = [reference('a', ['x', 'y']), reference('b', ['x'])];
    const other = reference('c', ['y', 'x']);
    const line = entity('line', { references: [wide, narrow, other] });
    expect(referenceShownAt(line, 'x')).toBe(narrow);
    expect(referenceShownAt(line, 'y')).toBe(wide);
    expect(fieldOfReference(line, other)).toBeUndefined();
  });
});
