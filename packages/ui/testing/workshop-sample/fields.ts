/**
 * Sample data for stories and tests: a workshop's work orders. The workshop
 * and everybody in it are made up.
 */
import type { FieldDescriptor, FieldOption } from '../../src/shapes/index.ts';

const plain = { required: false, readOnly: false, hasDefault: false } as const;

export const states: readonly FieldOption[] = [
  { value: 'open', label: 'Open', tone: 'info' },
  { value: 'planned', label: 'Planned', tone: 'accent' },
  { value: 'in_progress', label: 'In progress', tone: 'warning' },
  { value: 'on_hold', label: 'On hold', tone: 'special' },
  { value: 'completed', label: 'Completed', tone: 'success' },
  { value: 'cancelled', label: 'Cancelled', tone: 'neutral' },
];

export const title: FieldDescriptor = {
  ...plain,
  name: 'title',
  label: 'Title',
  kind: 'text',
  type: 'character varying(120)',
  required: true,
  maxLength: 120,
};

export const number: FieldDescriptor = {
  ...plain,
  name: 'number',
  label: 'Number',
  kind: 'text',
  type: 'text',
  identifier: true,
  readOnly: true,
  hasDefault: true,
  generated: true,
};

export const status: FieldDescriptor = {
  ...plain,
  name: 'status',
  label: 'Status',
  kind: 'enum',
  type: 'work_order_status',
  hasDefault: true,
  nullable: false,
  options: states,
};

export const due: FieldDescriptor = {
  ...plain,
  name: 'due_at',
  label: 'Due',
  kind: 'instant',
  type: 'timestamp with time zone',
  description: 'When the order is due. Must be after the date it was opened.',
};

export const customer: FieldDescriptor = {
  ...plain,
  name: 'customer_id',
  label: 'Customer',
  kind: 'uuid',
  type: 'uuid',
  required: true,
  reference: { constraint: 'work_order_customer_id_fkey', entityLabel: 'Customer' },
};

export const technician: FieldDescriptor = {
  ...plain,
  name: 'technician_id',
  label: 'Technician',
  kind: 'uuid',
  type: 'uuid',
  reference: { constraint: 'work_order_technician_id_fkey', entityLabel: 'Technician' },
};

export const estimate: FieldDescriptor = {
  ...plain,
  name: 'estimate',
  label: 'Estimate',
  kind: 'decimal',
  type: 'numeric(10,2)',
  precision: { digits: 10, scale: 2 },
  description: 'In euros, without tax.',
};

export const warranty: FieldDescriptor = {
  ...plain,
  name: 'under_warranty',
  label: 'Under warranty',
  kind: 'boolean',
  type: 'boolean',
};

export const opened: FieldDescriptor = {
  ...plain,
  name: 'opened_on',
  label: 'Opened',
  kind: 'date',
  type: 'date',
  hasDefault: true,
  nullable: false,
};

export const description: FieldDescriptor = {
  ...plain,
  name: 'description',
  label: 'Description',
  kind: 'text',
  type: 'text',
};

export const tags: FieldDescriptor = {
  ...plain,
  name: 'tags',
  label: 'Tags',
  kind: 'array',
  elementKind: 'text',
  type: 'text[]',
};

/** The columns of the list. */
export const listFields = [title, number, status, due, customer, technician, estimate];

/** All fields of the detail and the form. */
export const workOrderFields = [
  number,
  title,
  status,
  customer,
  technician,
  due,
  opened,
  estimate,
  warranty,
  tags,
  description,
];
