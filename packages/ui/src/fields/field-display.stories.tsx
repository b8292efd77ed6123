import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { FieldDescriptor, FieldKind, FieldValue, RecordLink } from '../shapes/index.ts';
import { FieldDisplay } from './field-display.tsx';
import { ValueFormatProvider } from './value-format.tsx';

interface Sample {
  readonly field: FieldDescriptor;
  readonly value: FieldValue;
  readonly link?: RecordLink | null;
}

function sample(
  kind: FieldKind,
  value: FieldValue,
  more: Partial<FieldDescriptor> = {},
  link?: RecordLink | null,
): Sample {
  const field = {
    name: kind,
    label: kind,
    kind,
    required: false,
    readOnly: false,
    hasDefault: false,
  };
  return { field: { ...field, ...more }, value, link };
}

const openingHours = {
  day: { label: 'Day', values: { mon: 'Monday', sat: 'Saturday' } },
  from: { label: 'From', kind: 'time' },
  open: { label: 'Open', kind: 'boolean' },
} as const;

/** Made-up values of every kind. */
const samples: readonly Sample[] = [
  sample('text', 'Replace spindle bearing'),
  sample('text', 'See https://example.com/manual or write to service@example.com.', {
    label: 'text with addresses',
  }),
  sample('text', '', { label: 'empty text' }),
  sample('integer', '9007199254740993'),
  sample('integer', '2026', { label: 'integer that names', identifier: true }),
  sample('decimal', '1240', { precision: { digits: 10, scale: 2 } }),
  sample('float', '0.1'),
  sample('boolean', true),
  sample('boolean', false, { label: 'boolean, no' }),
  sample('date', '2026-11-20'),
  sample('time', '14:05:00.25'),
  sample('timestamp', '2026-11-20T14:00:05.123456'),
  sample('instant', '2026-11-20T13:00:00+00:00'),
  sample('instant', 'infinity', { label: 'endless instant' }),
  sample('interval', '1 year 2 mons 03:00:00'),
  sample('enum', 'open', { options: [{ value: 'open', label: 'Open', tone: 'info' }] }),
  sample('enum', 'spare', {
    label: 'enum without tones',
    options: [{ value: 'spare', label: 'Spare part' }],
  }),
  sample('text', 'repair', {
    label: 'text of a list',
    options: [{ value: 'repair', label: 'Repair' }],
  }),
  sample('uuid', '3f2a8c1d-0000-4000-8000-000000000001'),
  sample('json', '{"rpm": 6000, "axes": ["x", "y"]}'),
  sample(
    'json',
    '[{"step": "Grease the bearing", "done": true}, {"step": "Check the belt", "done": false}]',
    { label: 'json, a checklist', shape: { checklist: { text: 'step', done: 'done' } } },
  ),
  sample(
    'json',
    '[{"day": "mon", "from": "06:00", "open": true}, {"day": "sat", "from": null, "open": false}]',
    { label: 'json, a table', shape: { table: openingHours } },
  ),
  sample('json', '[]', {
    label: 'json, an empty checklist',
    shape: { checklist: { text: 'step', done: 'done' } },
  }),
  sample('json', '{"mon": "06:00"}', {
    label: 'json, not as declared',
    shape: { table: openingHours },
  }),
  sample('binary', String.raw`\x48656c6c6f`),
  sample('array', ['spindle', 'urgent', 'warranty', 'north'], { elementKind: 'text' }),
  sample('array', ['2026-11-20', null], { label: 'array of dates', elementKind: 'date' }),
  sample('array', [], { label: 'array without elements', elementKind: 'text' }),
  sample('range', '[2026-01-01,2026-02-01)', { type: 'daterange' }),
  sample('range', '(1.5,2.5]', { label: 'range in words', type: 'numrange' }),
  sample('other', '192.168.0.1/24'),
  sample('other', "'cat':3 'fat':2B", { label: 'words', type: 'tsvector' }),
  sample('text', null, { label: 'NULL' }),
  sample(
    'uuid',
    '3f2a8c1d-0000-4000-8000-000000000001',
    { label: 'reference', reference: { constraint: 'customer_fkey', entityLabel: 'Customer' } },
    { label: 'Kranich Metal', href: '#/data/customer/1' },
  ),
];

function Samples({ place }: { readonly place: 'cell' | 'detail' | 'exact' }) {
  return (
    <dl className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 gap-y-2">
      {samples.map(({ field, value, link }) => (
        <div key={field.label} className="contents">
          <dt className="text-ink-subtle">{field.label}</dt>
          <dd className={place === 'cell' ? 'truncate' : 'min-w-0'}>
            <FieldDisplay field={field} value={value} link={link} place={place} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Fields/Values',
  component: Samples,
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  args: { place: 'cell' },
} satisfies Meta<typeof Samples>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCells: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const valueOf = (label: string) => canvas.getByText(label).nextElementSibling;
    await expect(valueOf('integer')).toHaveTextContent('9,007,199,254,740,993');
    await expect(valueOf('integer that names')).toHaveTextContent('2026');
    await expect(valueOf('decimal')).toHaveTextContent('1,240.00');
    await expect(valueOf('NULL')).toHaveTextContent('empty');
    await expect(valueOf('array without elements')).toHaveTextContent(/^empty list$/);
    await expect(valueOf('json, an empty checklist')).toHaveTextContent(/^empty list$/);
    await expect(valueOf('instant')?.querySelector('time')).toHaveAttribute(
      'datetime',
      '2026-11-20T13:00:00+00:00',
    );
    await expect(valueOf('text with addresses')?.querySelector('a')).toBeNull();
    await expect(valueOf('json, a checklist')).toHaveTextContent(/^2 entries$/);
  },
};

export const InDetails: Story = {
  args: { place: 'detail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const valueOf = (label: string) => canvas.getByText(label).nextElementSibling;
    await expect(valueOf('instant')).toHaveTextContent('20 Nov 2026, 14:00 CET');
    await expect(valueOf('timestamp')).toHaveTextContent(/^20 Nov 2026, 14:00$/);
    await expect(valueOf('timestamp')?.querySelector('time')).toHaveAttribute(
      'title',
      '20 Nov 2026, 14:00:05.123456',
    );
    await expect(valueOf('text of a list')).toHaveTextContent('Repair');
    await expect(valueOf('range')).toHaveTextContent(/1\s?–\s?31 Jan 2026/);
    await expect(valueOf('range in words')).toHaveTextContent('more than 1.5, at most 2.5');
    await waitFor(() =>
      expect(valueOf('json, a checklist')).toHaveTextContent(
        /^Grease the bearing, doneCheck the belt, not done$/,
      ),
    );
    const hours = within(await canvas.findByRole('table', { name: 'json, a table' }));
    await expect(hours.getByRole('row', { name: 'Monday 06:00 Yes' })).toBeVisible();
    await expect(valueOf('json, not as declared')).toHaveTextContent(
      /^This value doesn’t have the expected structure, so it is shown as JSON\./,
    );
    await expect(canvas.getByRole('link', { name: 'service@example.com' })).toHaveAttribute(
      'href',
      'mailto:service@example.com',
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { place: 'detail' },
  render: (args) => (
    <ValueFormatProvider locale="ar-EG" timeZone="Europe/Berlin">
      <Samples {...args} />
    </ValueFormatProvider>
  ),
};
