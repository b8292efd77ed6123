import { findEntity, type Reference } from '@ninefold/specification';
import { applyDeclaration, type FieldDeclaration } from '@ninefold/specification/declaration';
import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { readableFields } from './field-descriptor.ts';
import { type FormOptions, formFields } from './form-fields.ts';
import { startValues } from '../form/start-values.ts';
import { limits } from '../record/record-actions/find-offered.ts';

function declared(fields: Record<string, FieldDeclaration>) {
  const { specification } = applyDeclaration(workshop, { entities: { work_order: { fields } } });
  const entity = findEntity(specification, 'work_order');
  if (entity === undefined) throw new Error('The sample has no work orders.');
  return { specification, entity };
}

const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
const row = (status: string): RecordRow => ({ id: '1', title: '', values: { status }, links: {} });

function titleIn(declaration: FieldDeclaration, options: Omit<FormOptions, 'roles'>) {
  const { specification, entity } = declared({ title: declaration });
  return formFields(specification, entity, { ...options, roles: [] }).find(
    ({ name }) => name === 'title',
  );
}

describe('a field of a form', () => {
  const planned = { while: { status: 'in.(planned)' } };
  it.each<[FieldDeclaration['readOnly'], Omit<FormOptions, 'roles'>, boolean]>([
    [undefined, { mode: 'change', row: row('open') }, false],
    ['always', { mode: 'create' }, true],
    ['always', { mode: 'change', row: row('open') }, true],
    ['edit', { mode: 'create' }, false],
    ['edit', { mode: 'change', row: row('open') }, true],
    [planned, { mode: 'create' }, false],
    [planned, { mode: 'change', row: row('open') }, false],
    [planned, { mode: 'change', row: row('planned') }, true],
    // A transition asks for it all the same.
    ['always', { mode: 'move' }, false],
  ])('declared read-only %j is so in %j: %s', (readOnly, options, isReadOnly) => {
    expect(titleIn({ readOnly }, options)?.readOnly).toBe(isReadOnly);
  });

  it('has its help in place of its description', () => {
    expect(titleIn({ description: 'What', help: 'How' }, { mode: 'create' })?.description).toBe(
      'How',
    );
  });

  it('is left out only where it is hidden', () => {
    const { specification, entity } = declared({ title: { hidden: ['form', 'list'] } });
    expect(names(readableFields(specification, entity, 'list'))).not.toContain('title');
    expect(names(readableFields(specification, entity, 'detail'))).toContain('title');
    for (const mode of ['create', 'change'] as const) {
      const fields = formFields(specification, entity, { mode, roles: [] });
      expect(names(fields)).not.toContain('title');
    }
    expect(names(formFields(specification, entity, { mode: 'move', roles: [] }))).toContain(
      'title',
    );
  });

  it('is shown while the values of the form meet its conditions', () => {
    const shown = { while: { status: 'in.(planned,open)' } };
    const condition = titleIn({ shown }, { mode: 'create' })?.condition;
    expect(condition?.fields).toEqual(['status']);
    expect(condition?.holds({ status: 'open' })).toBe(true);
    expect(condition?.holds({ status: 'done' })).toBe(false);
    expect(condition?.holds({ status: null })).toBe(false);
    const ofOne = titleIn({ shown: { while: { id: 'eq.5' } } }, { mode: 'create' })?.condition;
    expect(ofOne?.holds({ id: '05' })).toBe(true);
    expect(ofOne?.holds({ id: '6' })).toBe(false);
    // A transition asks for it all the same.
    expect(titleIn({ shown }, { mode: 'move' })?.condition).toBeUndefined();
  });

  it('depends on the reference that the team declares', () => {
    const { specification, entity } = declared({ title: {} });
    const [first] = entity.references;
    const name = first?.fields[0] ?? '';
    const applied = declared({ [name]: { dependsOn: 'status' } });
    const fields = formFields(applied.specification, applied.entity, {
      mode: 'create',
      roles: [],
    });
    expect(fields.find((field) => field.name === name)?.reference?.dependsOn).toEqual(['status']);
    const without = formFields(specification, entity, { mode: 'create', roles: [] });
    expect(without.find((field) => field.name === name)?.reference?.dependsOn).toEqual([]);
  });

  it('of a composite key depends on the column that another reference has', () => {
    const { specification, entity } = declared({ title: {} });
    const [single] = entity.references;
    const shared = single?.fields[0] ?? '';
    const composite = {
      ...entity,
      references: [
        single as Reference,
        {
          ...(single as Reference),
          constraint: 'both',
          fields: [shared, 'title'],
          referencedFields: ['owner', 'id'],
        },
      ],
    };
    const fields = formFields(specification, composite, { mode: 'create', roles: [] });
    const picker = fields.find(({ name }) => name === 'title');
    expect(picker?.reference).toMatchObject({ constraint: 'both', dependsOn: [shared] });
    const target = { ...entity, name: 'target' };
    const limit = [{ field: 'owner', operator: 'eq', values: ['7'] }];
    expect(limits(composite, picker as FieldDescriptor, target, { [shared]: '7' })).toEqual(limit);
    expect(limits(composite, picker as FieldDescriptor, target, { [shared]: null })).toEqual([]);
  });

  it('of two composite keys is chosen at the column that only one has, and keeps the shared one', () => {
    const { specification, entity } = declared({ title: {} });
    const [single] = entity.references as readonly [Reference];
    const to = (field: string): Reference => ({
      ...single,
      constraint: `to_${field}`,
      fields: ['status', field],
      referencedFields: ['owner', 'id'],
    });
    const match = { ...entity, references: [to('title'), to('due_at')] };
    const fields = formFields(specification, match, { mode: 'create', roles: [] });
    const references = fields.flatMap(({ name, reference }) =>
      reference === undefined ? [] : [[name, reference.constraint, reference.dependsOn]],
    );
    expect(references).toHaveLength(2);
    expect(references).toEqual(
      expect.arrayContaining([
        ['due_at', 'to_due_at', ['status']],
        ['title', 'to_title', ['status']],
      ]),
    );
  });
});

describe('a new record', () => {
  const now = Date.parse('2026-11-20T23:30:05Z');
  const start = { now, timeZone: 'Europe/Berlin', me: 'ada', roles: [] };
  it('starts with declared values, on the calendar of its reader', () => {
    const { specification, entity } = declared({
      title: { default: { token: 'me' } },
      status: { default: 'planned' },
      opened_at: { default: { token: 'now' } },
      due_at: { default: { token: 'today' } },
    });
    expect(startValues(specification, entity, start)).toEqual({
      title: 'ada',
      status: 'planned',
      opened_at: '2026-11-20T23:30:05.000Z',
      due_at: '2026-11-20T23:00:00.000Z',
    });
    expect(startValues(specification, entity, { ...start, me: undefined })).not.toHaveProperty(
      'title',
    );
  });

  it('has no value that the role can’t set', () => {
    const { specification, entity } = declared({
      title: { default: 'x', editableBy: ['service_role'] },
    });
    expect(startValues(specification, entity, start)).toEqual({});
  });
});
