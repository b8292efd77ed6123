import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { FunctionOutcome } from '../../src/patterns/function-form/function-form-props.ts';

const field = (
  name: string,
  label: string,
  kind: FieldDescriptor['kind'],
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({
  name,
  label,
  kind,
  required: true,
  readOnly: false,
  hasDefault: false,
  ...more,
});

/** The arguments of `free_technicians`, and one of each other shape. */
export const sampleFields: readonly FieldDescriptor[] = [
  field('customer', 'Customer', 'text'),
  field('hours', 'Hours', 'decimal'),
  field('region', 'Region', 'enum', {
    options: [
      { value: 'north', label: 'North' },
      { value: 'south', label: 'South' },
    ],
  }),
  field('needed_skill', 'Needed skill', 'integer', {
    required: false,
    hasDefault: true,
    nullable: true,
  }),
  field('tags', 'Tags', 'array', {
    elementKind: 'text',
    required: false,
    description: 'As many as you like, or none.',
  }),
];

const columns: readonly FieldDescriptor[] = [
  field('month', 'Month', 'date'),
  field('invoices', 'Invoices', 'integer'),
  field('net', 'Net', 'decimal'),
];

export const sampleRows: Extract<FunctionOutcome, { kind: 'rows' }> = {
  kind: 'rows',
  fields: columns,
  rows: [
    { values: { month: '2026-09-01', invoices: '91', net: '184220.50' }, href: '#september' },
    { values: { month: '2026-10-01', invoices: '104', net: '9007199254740993.25' } },
  ],
};

export const sampleRow: FunctionOutcome = {
  kind: 'row',
  fields: columns,
  row: { values: { month: '2026-09-01', invoices: '91', net: null } },
};

export const sampleValue: FunctionOutcome = {
  kind: 'value',
  field: field('plan_visit', 'Plan visit', 'integer', { identifier: true }),
  value: '9321',
};
