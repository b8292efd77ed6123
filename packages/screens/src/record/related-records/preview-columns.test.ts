import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { describe, expect, it } from 'vitest';
import { previewColumns } from './preview-columns.ts';

const text = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  label: name,
  kind: 'text',
  required: false,
  readOnly: false,
  hasDefault: false,
  ...more,
});
const amount = (name: string, digits = 12): FieldDescriptor =>
  text(name, { kind: 'decimal', precision: { digits, scale: 2 } });
const reference = (name: string): FieldDescriptor =>
  text(name, {
    kind: 'integer',
    identifier: true,
    reference: { constraint: name, entityLabel: name },
  });
const key = (name: string): FieldDescriptor => text(name, { kind: 'integer', identifier: true });

const entity = (
  fields: readonly FieldDescriptor[],
  { display = [], columns, more }: { display?: string[]; columns?: string[]; more?: object } = {},
) =>
  ({
    key: [],
    unique: [],
    references: [],
    fields: fields.map(({ name, kind }) => ({ name, kind, default: null, generated: 'no' })),
    display: { value: display },
    ...(columns && { list: { columns: { value: columns } } }),
    ...more,
  }) as unknown as Entity;

const names = (of: Entity, fields: readonly FieldDescriptor[]) =>
  previewColumns(of, fields).map(({ name }) => name);

describe('the columns of records beside the record that they belong to', () => {
  it('show what a line of an invoice costs', () => {
    const fields = [
      key('position'),
      text('kind'),
      reference('work_order_id'),
      reference('part_id'),
      text('description'),
      amount('quantity', 10),
      amount('unit_price'),
      amount('discount', 5),
      amount('amount'),
    ];
    const line = entity(fields, { display: ['description'] });
    expect(names(line, fields)).toEqual([
      'description',
      'kind',
      'quantity',
      'unit_price',
      'amount',
    ]);
  });

  it('show the total of a document, not only the sums before it', () => {
    const fields = [
      key('id'),
      text('number'),
      text('status'),
      text('issued_on', { kind: 'date' }),
      text('due_on', { kind: 'date' }),
      text('paid_on', { kind: 'date' }),
      amount('net'),
      amount('tax_rate', 5),
      amount('gross'),
    ];
    const invoice = entity(fields, { display: ['number'] });
    expect(names(invoice, fields)).toEqual(['number', 'status', 'issued_on', 'net', 'gross']);
  });

  it('are the declared ones in their order, if any', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => text(name));
    const declared = ['f', 'gone', 'e', 'd', 'c', 'b', 'a'];
    expect(names(entity(fields, { columns: declared }), fields)).toEqual(['f', 'e', 'd', 'c']);
  });

  it('have a file beside its name, so that it can be opened there', () => {
    const fields = ['name', 'caption', 'by', 'at', 'place', 'path'].map((each) => text(each));
    const file = { name: 'path', file: { value: { bucket: 'photos', name: 'name' } } };
    const photo = (columns?: string[]) =>
      entity(fields, { display: ['name'], columns, more: { fields: [file] } });
    const declared = ['name', 'caption', 'by', 'at'];
    expect(names(photo(declared), fields)).toEqual(['name', 'path', 'caption', 'by', 'at']);
    expect(names(photo([...declared, 'place']), fields)).not.toContain('place');
    expect(names(photo(['caption', 'path']), fields)).toEqual(['caption', 'path']);
    expect(names(photo(['caption']), fields)).toEqual(['caption']);
  });

  it('put keys and positions last, and leave out no column that fits', () => {
    const fields = [key('id'), text('name'), text('place', { kind: 'integer' })];
    const item = entity(fields, {
      display: ['name'],
      more: {
        fields: [{ name: 'place', kind: 'integer', positionIn: { value: ['id'] } }, { name: 'id' }],
      },
    });
    expect(names(item, fields)).toEqual(['name', 'id', 'place']);
    const many = [...fields, ...['a', 'b', 'c', 'd'].map((name) => text(name))];
    expect(names(item, many)).toEqual(['name', 'a', 'b', 'c', 'd']);
  });
});
