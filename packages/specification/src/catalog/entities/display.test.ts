import { describe, expect, it } from 'vitest';
import { type Field, notShown } from '../../model/index.ts';
import { displayFields } from './display.ts';

const field = (name: string, facts: Partial<Field> = {}): Field => ({
  name,
  type: 'text',
  kind: 'text',
  source: { from: 'database', object: name },
  label: notShown,
  description: notShown,
  nullable: false,
  default: null,
  generated: 'no',
  grants: { select: true, insert: true, update: true },
  ...facts,
});
const id = field('id', { kind: 'integer' });
const display = (
  name: string,
  fields: readonly Field[],
  facts: Partial<Parameters<typeof displayFields>[0]> = {},
) =>
  displayFields({
    name,
    fields: [id, ...fields],
    key: ['id'],
    unique: [],
    references: [],
    ...facts,
  });
const optional = { nullable: true };

describe('displayFields', () => {
  it('takes the name of a record', () => {
    expect(display('artist', [field('bio'), field('name', optional)])).toEqual(['name']);
    expect(display('album', [field('title'), field('description')])).toEqual(['title']);
    expect(display('team', [field('code'), field('team_name')])).toEqual(['team_name']);
    expect(display('Person', [field('FullName'), field('Email')])).toEqual(['FullName']);
  });

  it('takes the names of people before their job titles', () => {
    const employee = [field('last_name'), field('first_name'), field('title', optional)];
    expect(display('employee', employee)).toEqual(['first_name', 'last_name']);
  });

  it('adds a number where the name may repeat', () => {
    const order = [field('number'), field('title')];
    expect(display('work_order', order, { unique: [['number']] })).toEqual(['title', 'number']);
    expect(display('work_order', order)).toEqual(['title']);
    const technician = [field('email'), field('full_name'), field('personnel_number')];
    expect(
      display('technician', technician, { unique: [['email'], ['personnel_number']] }),
    ).toEqual(['full_name', 'personnel_number']);
    expect(display('work_order', order, { unique: [['number'], ['title']] })).toEqual(['title']);
  });

  it('takes a number, a code, or a unique field if nothing has a name', () => {
    expect(display('invoice', [field('note'), field('invoice_number')])).toEqual([
      'invoice_number',
    ]);
    expect(display('user', [field('bio'), field('email')])).toEqual(['email']);
    const unique = { unique: [['plate']] };
    expect(display('car', [field('colour'), field('plate')], unique)).toEqual(['plate']);
    expect(display('visit', [field('colour'), field('task')])).toEqual(['colour']);
  });

  it('takes the key, with its own date, where no text identifies a record', () => {
    const invoice = [
      field('created_at', { kind: 'instant' }),
      field('invoice_date', { kind: 'timestamp' }),
      field('billing_city', optional),
    ];
    expect(display('invoice', invoice)).toEqual(['id', 'invoice_date']);
    expect(display('line', [field('quantity', { kind: 'integer' })])).toEqual(['id']);
  });

  it('takes both sides of a join table', () => {
    const sides = [
      field('playlist_id', { kind: 'integer' }),
      field('track_id', { kind: 'integer' }),
    ];
    const key = sides.map(({ name }) => name);
    expect(
      displayFields({ name: 'playlist_track', fields: sides, key, unique: [], references: [] }),
    ).toEqual(key);
  });

  it('takes nothing secret, hidden or borrowed', () => {
    const hidden = { grants: { select: false, insert: true, update: true } };
    expect(display('account', [field('password_hash'), field('api_token')])).toEqual(['id']);
    expect(display('account', [field('name', hidden)])).toEqual(['id']);
    const references = [
      {
        constraint: 'c',
        fields: ['code'],
        entity: 'x',
        schema: 'public',
        referencedFields: ['code'],
        onDelete: 'cascade' as const,
        unique: false,
        source: { from: 'database' as const, object: 'c' },
      },
    ];
    expect(display('price', [field('code')], { references })).toEqual(['id']);
  });

  it('takes any text of a view, and nothing without fields', () => {
    const view = { name: 'open_order', key: [], unique: [], references: [] };
    expect(displayFields({ ...view, fields: [id, field('who', optional)] })).toEqual(['who']);
    expect(displayFields({ ...view, fields: [] })).toEqual([]);
  });
});
