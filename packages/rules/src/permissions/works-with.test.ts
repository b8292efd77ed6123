import type { Declaration, Reference } from '@ninefold/specification';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OutlinedEntity, worksWith } from './works-with.ts';

const readOnly = { select: true, insert: false, update: false, delete: false };
const all = { select: true, insert: true, update: true, delete: true };

const to = (entity: string, facts: Partial<Reference> = {}) =>
  ({
    schema: 'public',
    entity,
    fields: [`${entity}_id`],
    referencedFields: ['id'],
    onDelete: 'no action',
    unique: false,
    ...facts,
  }) as Reference;

const entity = (name: string, facts: Partial<OutlinedEntity> = {}): OutlinedEntity => ({
  name,
  schema: 'public',
  key: ['id'],
  unique: [],
  references: [],
  grants: all,
  estimatedRows: 100,
  ...facts,
});

const customer = entity('customer');
const order = entity('order', { references: [to('customer'), to('priority')] });
const line = entity('line', {
  references: [to('order', { onDelete: 'cascade' })],
  unique: [['order_id', 'position']],
});
const priority = entity('priority', { estimatedRows: 4 });
const tag = entity('tag');
const tagging = entity('tagging', {
  key: ['order_id', 'tag_id'],
  references: [to('order'), to('tag')],
});
const terms = entity('terms', {
  references: [to('customer', { unique: true, onDelete: 'cascade' })],
});
const report = entity('report', { grants: readOnly });
const shop = [customer, order, line, priority, tag, tagging, terms, report];

const workedOf = (declaration: Declaration = {}, entities = shop, roles = ['authenticated']) => [
  ...worksWith(declaration, entities, roles),
];

describe('the entities that a person works with', () => {
  it('have records that they can write, and that are no part of others and no choices for them', () => {
    expect(workedOf()).toEqual(['customer', 'order', 'tag']);
  });

  it('include short lists where it isn’t known how long they are, or where nothing longer uses them', () => {
    const unknown = { ...priority, estimatedRows: null };
    expect(workedOf({}, [order, unknown])).toContain('priority');
    expect(workedOf({}, [{ ...order, estimatedRows: 3 }, priority])).toContain('priority');
  });

  it('are all that somebody reads who can write nothing', () => {
    const read = shop.map((each) => ({ ...each, grants: readOnly }));
    expect(workedOf({}, read)).toEqual(['customer', 'order', 'tag', 'report']);
  });

  it('are for a role those that its declared permissions let it write', () => {
    const roles = { clerk: { may: { customer: ['read'], tag: [] } } } as const;
    expect(workedOf({ roles }, shop, ['clerk'])).toEqual(['order']);
  });

  it('include those in the declared order, and of screens that are for the role, and that move', () => {
    const declaration: Declaration = {
      screens: {
        order: ['tagging'],
        own: {
          '/desk': { title: 'Desk', roles: ['clerk'], entities: ['priority', 'line'] },
          '/board': { title: 'Board', roles: ['chief'], entities: ['report'] },
        },
      },
      states: { 'report.status': { transitions: [] } },
    };
    const added = (role: string) =>
      workedOf(declaration, shop, [role]).filter((id) => !workedOf().includes(id));
    expect(added('clerk').toSorted()).toEqual(['priority', 'report', 'tagging']);
    expect(added('chief').toSorted()).toEqual(['report', 'tagging']);
  });

  it('include lines where their parent declares that it has none', () => {
    expect(workedOf({ entities: { order: { children: [] } } })).toContain('line');
    expect(workedOf({ entities: { order: { children: ['tag'] } } })).not.toContain('tag');
  });

  it('include what extends another record, where others refer to it', () => {
    const employee = entity('employee', {
      references: [to('customer', { fields: ['id'], unique: true })],
    });
    expect(workedOf({}, [customer, employee])).not.toContain('employee');
    const shift = entity('shift', { references: [to('employee')] });
    expect(workedOf({}, [customer, employee, shift])).toContain('employee');
  });

  it('are among those that the person opens, and not fewer with further grants of them', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const entities = fc.uniqueArray(
      fc.record({
        name: names,
        rows: fc.option(fc.nat(50)),
        to: fc.uniqueArray(names),
        grants: fc.constantFrom(all, readOnly),
        key: fc.constantFrom(['id'], ['a_id', 'b_id'], ['a_id'], []),
      }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(entities, (drawn) => {
        const outlined = drawn.map(({ name, rows, to: others, grants, key }) =>
          entity(name, {
            estimatedRows: rows,
            references: others.map((other) => to(other)),
            grants,
            key,
          }),
        );
        const worked = workedOf({}, outlined);
        expect(outlined.map(({ name }) => name)).toEqual(expect.arrayContaining(worked));
        const written = workedOf(
          {},
          outlined.map((each) => ({ ...each, grants: all })),
        );
        expect(written).toEqual(expect.arrayContaining(worked));
      }),
    );
  });
});
