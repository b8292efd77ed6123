import type { FieldDescriptor, RecordRow } from '@ninefold/ui/shapes';

const field = { required: false, readOnly: false, hasDefault: false } as const;

export const states = [
  { value: 'open', label: 'Open', tone: 'info' },
  { value: 'done', label: 'Done', tone: 'success' },
] as const;

/** What a record has, as forms, filters and cards take it. */
export const title: FieldDescriptor = {
  ...field,
  name: 'title',
  label: 'Title',
  kind: 'text',
  required: true,
};
export const hours: FieldDescriptor = { ...field, name: 'hours', label: 'Hours', kind: 'decimal' };
export const status: FieldDescriptor = {
  ...field,
  name: 'status',
  label: 'Status',
  kind: 'enum',
  options: states,
};

export const jobs: readonly RecordRow[] = [
  job('1', 'Replace the spindle bearing', 'open', '2.5'),
  job('2', 'Inspect the press', 'done', '1'),
];

function job(id: string, name: string, state: string, time: string): RecordRow {
  return {
    id,
    title: name,
    href: `#${id}`,
    values: { title: name, status: state, hours: time },
    links: {},
  };
}
