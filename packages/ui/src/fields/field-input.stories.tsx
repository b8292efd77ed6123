import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../components/dialog/index.ts';
import type { FieldDescriptor, RecordOption, SearchRecords } from '../shapes/index.ts';
import { touchPhone } from './control/index.ts';
import { ValueFormatProvider } from './value-format.tsx';
import { Entry, field } from '../../testing/fields/entry.tsx';
import { loadInputs } from '../../testing/fields/load-inputs.ts';

/** Sample customers, made up. */
const customers: readonly RecordOption[] = [
  'Kranich Metal',
  'Lindqvist Dairy',
  'Nordlicht Bakery',
  'Brandt Logistics',
  'Vela Motors',
].map((label, index) => ({ id: String(index), label, detail: `Customer ${index + 1}` }));

const searchRecords = fn(async (_field: FieldDescriptor, text: string) =>
  customers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
);

const customer = field('uuid', {
  name: 'customer_id',
  label: 'Customer',
  reference: { constraint: 'customer_fkey', entityLabel: 'Customer' },
});

const meta = {
  title: 'Fields/Entry',
  component: Entry,
  loaders: [loadInputs],
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  args: { field: field('text'), onValueChange: fn() },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { field: field('text', { maxLength: 20 }), defaultValue: 'Replace spindle' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Value');
    await userEvent.type(input, ' 😀😀😀😀');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Replace spindle 😀😀😀😀');
    await expect(canvas.getByText('0 characters left')).toBeInTheDocument();
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

const checklist = field('json', {
  label: 'Checklist',
  type: 'jsonb',
  shape: { checklist: { text: 'step', done: 'done' } },
});

const bothSteps = (done: boolean) =>
  `[{"done":${done},"step":"Grease the bearing"},{"done":false,"step":"Check the belt"}]`;

export const Checklist: Story = {
  args: { field: checklist, defaultValue: '[{"done":true,"step":"Grease the bearing"}]' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const step = await canvas.findByRole('textbox', { name: 'Step row 1' });
    await userEvent.click(step);
    await userEvent.keyboard('{Enter}');
    const added = canvas.getByRole('textbox', { name: 'Step row 2' });
    await expect(added).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('Check the belt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(bothSteps(true));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Done row 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(bothSteps(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '[{"done":false,"step":"Check the belt"}]',
    );
    await expect(canvas.getByRole('button', { name: 'Remove row 1' })).toHaveFocus();
    await expect(canvas.getByText('Row 1 was removed')).toBeInTheDocument();
  },
};

const openingHours = field('json', {
  label: 'Opening hours',
  type: 'jsonb',
  shape: {
    table: {
      day: { label: 'Day', values: { mon: 'Monday', tue: 'Tuesday' }, required: true },
      from: { label: 'From', kind: 'time', required: true },
      fee: { label: 'Fee', kind: 'decimal' },
    },
  },
});

export const TableOfMembers: Story = {
  name: 'A table of members',
  args: { field: openingHours, defaultValue: '[{"day":"mon","from":"06:00","fee":12.5}]' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fee = await canvas.findByRole('textbox', { name: 'Fee row 1' });
    await expect(fee).toHaveValue('12.5');
    await userEvent.clear(fee);
    await userEvent.type(fee, '7.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '[{"day":"mon","from":"06:00","fee":7.50}]',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    const day = canvas.getByRole('combobox', { name: 'Day row 2' });
    await expect(day).toHaveFocus();
    await userEvent.selectOptions(day, 'Tuesday');
    await expect(await canvas.findByText('Fill in From in row 2.')).toBeVisible();
    const [from] = canvas.getAllByRole('group', { name: 'From row 2' });
    await userEvent.click(within(from as HTMLElement).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('0730');
    await waitFor(() => expect(canvas.queryByText(/Fill in From/)).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '[{"day":"mon","from":"06:00","fee":7.50},{"day":"tue","from":"07:30"}]',
    );
  },
};

export const OtherThanDeclared: Story = {
  name: 'JSON that is built otherwise than declared',
  args: { field: checklist, defaultValue: '{"grease":true}' },
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement).findByRole('textbox', { name: 'Checklist' });
    await expect(input).toHaveAccessibleDescription(/so it is shown as JSON/);
    await expect(input).toHaveValue('{\n  "grease": true\n}');
    await userEvent.clear(input);
    await userEvent.type(input, '[[]');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('[]');
  },
};

export const LongText: Story = { args: { field: field('text', { name: 'description' }) } };

export const Integer: Story = { args: { field: field('integer') } };

export const Decimal: Story = {
  name: 'A decimal keeps every digit',
  args: { field: field('decimal'), defaultValue: '12345678901234567890.10' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Value');
    await userEvent.type(input, '0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345678901234567890.100');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('12345678901234567890.100');
  },
};

export const GermanDecimal: Story = {
  name: 'A number in German, and one that could be two',
  args: { field: field('decimal'), defaultValue: '475.00' },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="de-DE">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Value');
    await expect(input).toHaveValue('475,00');
    await userEvent.clear(input);
    await userEvent.type(input, '1.250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250');
    await userEvent.tab();
    await expect(input).toHaveValue('1250');
    await userEvent.clear(input);
    await userEvent.type(input, '12.50');
    await canvas.findByText('“12.50” could mean 12,50 or 1250. Enter the one you mean.');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('12.50');
  },
};

export const YesOrNo: Story = {
  args: { field: field('boolean', { hasDefault: true, nullable: false }), defaultValue: 'true' },
};

export const YesNoOrNothing: Story = {
  args: { field: field('boolean') },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByLabelText('Value');
    await userEvent.selectOptions(select, 'No');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('false');
    await userEvent.selectOptions(select, '');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Date: Story = {
  name: 'A date is typed by hand',
  args: { field: field('date') },
  play: async ({ canvasElement, args }) => {
    const parts = await within(canvasElement).findAllByRole('spinbutton');
    parts[0]?.focus();
    await userEvent.keyboard('20112026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
  },
};

export const IncompleteDate: Story = {
  name: 'A date of which a part is missing is said to be so',
  args: { field: field('date') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = await canvas.findAllByRole('spinbutton');
    parts[0]?.focus();
    await userEvent.keyboard('20');
    await expect(await canvas.findByText('Complete the date, or clear it.')).toBeVisible();
    await expect(canvas.getByText('NULL')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByText(/Complete the date/)).toBeNull());
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('21112026');
    await expect(await canvas.findByText('2026-11-21')).toBeVisible();
  },
};

export const Instant: Story = {
  name: 'An instant keeps its microseconds',
  args: { field: field('instant'), defaultValue: '2026-11-20T13:00:05.123456+00:00' },
  play: async ({ canvasElement, args }) => {
    const parts = await within(canvasElement).findAllByRole('spinbutton');
    await expect(parts.map((part) => part.textContent)).toEqual([
      '20',
      '11',
      '2026',
      '14',
      '00',
      '05',
    ]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    parts[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21T13:00:05.123456+00:00');
  },
};

export const PickedDate: Story = {
  name: 'A date is picked by keyboard',
  args: { field: field('timestamp'), defaultValue: '2026-11-20T14:00:00' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('button', { name: /Open calendar/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21T14:00:00'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const EndlessDate: Story = {
  name: 'What no calendar can show is typed',
  args: { field: field('date'), defaultValue: 'infinity' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox')).toHaveValue('infinity');
  },
};

export const Time: Story = { args: { field: field('time'), defaultValue: '14:05:00.5' } };

export const Enum: Story = {
  args: {
    field: field('enum', {
      options: ['open', 'planned', 'completed'].map((value) => ({ value, label: value })),
    }),
    defaultValue: 'planned',
  },
};

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const more = ['September', 'October', 'November', 'December'];

export const LongEnum: Story = {
  name: 'More than ten labels are searched',
  args: {
    field: field('enum', {
      options: [...months, ...more].map((label) => ({ value: label.toLowerCase(), label })),
    }),
  },
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement).findByRole('combobox');
    await userEvent.type(input, 'emb');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('november');
    await expect(input).toHaveValue('November');
  },
};

export const Reference: Story = {
  name: 'A record is found by what it is called',
  args: { field: customer, searchRecords, defaultValue: '0', link: { label: 'Kranich Metal' } },
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement).findByRole('combobox', { name: 'Customer' });
    await expect(input).toHaveValue('Kranich Metal');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'nord');
    const option = await within(document.body).findByRole('option', { name: /Nordlicht Bakery/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(option).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** Searches that are answered when the story says so, by their text. */
const answers = new Map<string, () => void>();
const searchWhenTold: SearchRecords = (_field, text) =>
  new Promise((resolve) => {
    answers.set(text, () => void searchRecords(customer, text).then(resolve));
  });
const answer = async (text: string) => {
  await waitFor(() => expect(answers.has(text)).toBe(true));
  answers.get(text)?.();
};

export const ReferenceAwaited: Story = {
  name: 'Enter waits for the answer to what is typed',
  args: { field: customer, searchRecords: searchWhenTold },
  beforeEach: () => answers.clear(),
  play: async ({ canvasElement, args }) => {
    const body = within(document.body);
    const input = await within(canvasElement).findByRole('combobox', { name: 'Customer' });
    await userEvent.click(input);
    await userEvent.keyboard('a');
    await answer('a');
    const early = await body.findByRole('option', { name: /Kranich Metal/ });
    await userEvent.keyboard('vela{Enter}');
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByText('Searching…', { selector: '[aria-live]' })).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await answer('avela');
    await body.findByRole('option', { name: 'No matches.' });
    await expect(input).toHaveValue('avela');
    await userEvent.keyboard('{Home}{Delete}{Enter}');
    await answer('vela');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('4'));
    await expect(input).toHaveValue('Vela Motors');
  },
};

/** A server that takes as long as a distant one. */
const searchSlowly: SearchRecords = async (_field, text) => {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return searchRecords(customer, text);
};

export const ReferenceSlow: Story = {
  name: 'What is typed is chosen, however long the server takes',
  args: { field: customer, searchRecords: searchSlowly },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox', { name: 'Customer' });
    await userEvent.type(input, 'Vela Motors{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Vela Motors');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('4'));
    await userEvent.clear(input);
    await userEvent.type(input, 'nordlicht bakery');
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2'));
    await expect(input).toHaveValue('Nordlicht Bakery');
    await userEvent.clear(input);
    await userEvent.type(input, 'brandt');
    await userEvent.tab();
    await canvas.findByText('Choose an option from the list, or clear this field.');
    await expect(input).toHaveValue('brandt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const ReferenceUnknown: Story = {
  name: 'Text that names no record stays, and is said to be so',
  args: { field: customer, searchRecords, defaultValue: '2', link: { label: 'Nordlicht Bakery' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('combobox', { name: 'Customer' });
    await userEvent.type(input, ' or else');
    await userEvent.tab();
    await canvas.findByText('Choose an option from the list, or clear this field.');
    await expect(input).toHaveValue('Nordlicht Bakery or else');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Nordlicht Bakery');
    await expect(input).toBeValid();
  },
};

/** A search that the server answers only the second time. */
function failsOnce(): SearchRecords {
  let failed = false;
  return async () => {
    if (failed) return customers;
    failed = true;
    throw new Error('The server did not answer.');
  };
}

export const ReferenceFails: Story = {
  name: 'A search that fails says so, and is tried again',
  args: { field: customer },
  render: (args) => <Entry {...args} searchRecords={failsOnce()} />,
  play: async ({ canvasElement }) => {
    const body = within(document.body);
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Show options/ }),
    );
    await body.findByRole('option', { name: 'The server did not answer.' });
    await userEvent.click(await body.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{Escape}');
  },
};

export const ReferenceWithoutHits: Story = {
  name: 'Nothing is found',
  args: { field: customer, searchRecords },
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement).findByRole('combobox');
    await userEvent.type(input, 'xyz');
    await within(document.body).findByRole('option', { name: 'No matches.' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const CompositeReference: Story = {
  name: 'A composite reference enters all its fields',
  args: {
    field: {
      ...customer,
      reference: {
        constraint: 'customer_fkey',
        entityLabel: 'Customer',
        fields: ['region', 'customer_id'],
      },
    },
    onReferenceChange: fn(),
    searchRecords: async () => [
      { id: 'north,7', label: 'Kranich Metal', values: { region: 'north', customer_id: '7' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Show options/ }),
    );
    await userEvent.click(await within(document.body).findByRole('option'));
    await expect(args.onReferenceChange).toHaveBeenCalledWith({
      region: 'north',
      customer_id: '7',
    });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
  },
};

export const Json: Story = {
  args: { field: field('json'), defaultValue: '{"a":1}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Value');
    await userEvent.clear(input);
    await userEvent.type(input, '{{"a":');
    await expect(await canvas.findByText(/The text is not valid JSON/)).toBeVisible();
    await userEvent.type(input, '2}');
    await waitFor(() => expect(canvas.queryByText(/not valid JSON/)).toBeNull());
  },
};

export const Array: Story = {
  name: 'Entries are added and removed by keyboard',
  args: {
    field: field('array', { label: 'Tags', elementKind: 'text' }),
    defaultValue: '{spindle}',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(input, 'very urgent{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('{spindle,"very urgent"}');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('{spindle}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove spindle' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  },
};

export const Interval: Story = { args: { field: field('interval'), defaultValue: '2 days' } };

export const DayRange: Story = {
  name: 'A range of days by its first and last',
  args: {
    field: field('range', { label: 'Days', type: 'daterange' }),
    defaultValue: '[2026-01-01,2026-02-01)',
  },
  play: async ({ canvasElement, args }) => {
    const days = within(await within(canvasElement).findByRole('group', { name: 'Days' }));
    const to = within(await days.findByRole('group', { name: 'To' })).getAllByRole('spinbutton');
    await expect(to.map((part) => part.textContent)).toEqual(['31', '01', '2026']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    to[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('[2026-01-01,2026-01-30]');
  },
};

export const NumberRange: Story = {
  args: { field: field('range', { type: 'int8range' }), defaultValue: '[1,)' },
};

export const UnusualRange: Story = {
  name: 'A range with its bounds chosen',
  args: { field: field('range', { type: 'numrange' }), defaultValue: '(1.5,2.5]' },
};

export const Uuid: Story = { args: { field: field('uuid') } };
export const Binary: Story = { args: { field: field('binary') } };
export const Other: Story = { args: { field: field('other', { type: 'inet' }) } };

export const Invalid: Story = {
  args: { field: field('date', { required: true }), error: 'Enter when it is due.' },
};

export const Disabled: Story = {
  args: { field: field('instant', { readOnly: true }), defaultValue: '2026-11-20T13:00:00+00:00' },
};

export const InDialog: Story = {
  name: 'Popups work in a dialog, and Escape closes one at a time',
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Plan visit</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Plan visit</DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4 pb-4">
          <Entry {...args} field={customer} searchRecords={searchRecords} />
          <Entry {...args} field={field('date', { label: 'Day' })} defaultValue="2026-11-20" />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement, args }) => {
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Plan visit' }));
    const dialog = await body.findByRole('dialog', { name: 'Plan visit' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /Show options/ }));
    await userEvent.click(await body.findByRole('option', { name: /Vela Motors/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await userEvent.click(await within(dialog).findByRole('button', { name: /Open calendar/ }));
    await body.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('grid')).toBeNull());
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { field: field('instant'), defaultValue: '2026-11-20T13:00:00+00:00' },
};

/** On a touch phone, moments are chosen with the phone's own picker, in the person's time zone. */
export const OnTouchPhone: Story = {
  args: {
    field: field('instant'),
    defaultValue: '2026-11-20T13:00:12.5+00:00',
  },
  parameters: { visual: { none: 'The browser draws the picker.' } },
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query === touchPhone ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvasElement, args }) => {
    const input = await within(canvasElement).findByLabelText('Value');
    const choose = (value: string) => fireEvent.input(input, { target: { value } });
    await expect(input).toHaveAttribute('type', 'datetime-local');
    await expect(input).toHaveValue('2026-11-20T14:00:12');
    // The time of day is the same, and so is its fraction.
    await choose('2026-11-21T14:00:12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21T13:00:12.5+00:00');
    await choose('2026-07-01T09:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-01T07:30:00+00:00');
    // Daylight saving leaves this hour out.
    input.focus();
    await choose('2026-03-29T02:30');
    input.blur();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-29T01:30:00+00:00');
    await waitFor(() => expect(input).toHaveValue('2026-03-29T03:30'));
    await choose('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
