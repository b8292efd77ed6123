import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import type {
  FieldDescriptor,
  FormError,
  RecordOption,
  RecordRow,
  SearchRecords,
} from '../../shapes/index.ts';
import { customer, title, workOrderFields } from '../../../testing/workshop-sample/fields.ts';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { RecordFormProps } from './record-form-props.ts';
import { RecordForm } from './record-form.tsx';

const row = sampleRows[1] as RecordRow;

/** Sample customers, made up. */
const customers: readonly RecordOption[] = ['Kranich Metal', 'Lindqvist Dairy', 'Vela Motors'].map(
  (label, index) => ({ id: `0f6e2f50-94f1-4c8e-8f1a-00000000000${index + 1}`, label }),
);

const searchRecords: SearchRecords = async (_field, text) => {
  return customers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
};

function validate(field: FieldDescriptor, text: string | null): string | undefined {
  if (field.name !== 'estimate' || text === null) return undefined;
  return /^\d+(\.\d{1,2})?$/.test(text) ? undefined : 'An amount such as 1240.50.';
}

const meta = {
  title: 'Patterns/Record form',
  component: RecordForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <div className="flex min-h-dvh flex-col">
          <Story />
        </div>
      </ValueFormatProvider>
    ),
  ],
  args: {
    label: 'Edit WO-4811',
    mode: 'change',
    fields: workOrderFields,
    initial: row.values,
    links: row.links,
    validate,
    searchRecords,
    onSubmit: fn(async (): Promise<readonly FormError[] | undefined> => undefined),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof RecordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const create = {
  label: 'New work order',
  mode: 'create',
  initial: undefined,
  links: undefined,
} as const;

export const Change: Story = {};

export const Create: Story = { args: create };

export const OnlyChanges: Story = {
  name: 'Only changes are sent, exactly as typed',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('group', { name: 'Due' });
    const estimate = canvas.getByLabelText('Estimate');
    await expect(estimate).toHaveValue('2980.50');
    await userEvent.type(estimate, '{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.clear(canvas.getByLabelText('Description'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ estimate: '2980', description: null }),
    );
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

export const DraftOfGoneField: Story = {
  name: 'A draft of a deleted field can be copied',
  parameters: { visual: { none: 'Fields that go while the form is open look the same.' } },
  args: { draft: { title: 'Replace both bearings', spindle: 'SP-40', note: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Some fields no longer exist/);
    await expect(canvas.getByText('SP-40')).toBeVisible();
    await expect(canvas.queryByText('note')).toBeNull();
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Replace both bearings');
  },
};

export const Draft: Story = {
  name: 'A draft is entered as if typed',
  parameters: { visual: { none: 'It looks as any form that was typed in.' } },
  args: {
    draft: {
      title: 'Replace both bearings',
      customer_id: customers[1]?.id ?? null,
      description: null,
    },
    links: { ...row.links, work_order_customer_id_fkey: { label: 'Lindqvist Dairy' } },
    onDraftChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByLabelText(/^Title/);
    await expect(title).toHaveValue('Replace both bearings');
    await expect(canvas.getByLabelText('Description')).toHaveValue('');
    const customerField = await canvas.findByRole('combobox', { name: /Customer/ });
    await expect(customerField).toHaveValue('Lindqvist Dairy');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(title, ' today');
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        ...args.draft,
        title: 'Replace both bearings today',
      }),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith({}));
  },
};

export const GermanNumbers: Story = {
  name: 'Numbers are sent as the person means them',
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="de-DE" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const estimate = await canvas.findByLabelText('Estimate');
    await expect(estimate).toHaveValue('2980,50');
    await userEvent.clear(estimate);
    await userEvent.type(estimate, '1.25');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    const summary = await canvas.findByRole('region', { name: /There is 1 problem/ });
    await expect(summary).toHaveTextContent('“1.25” could mean 1,25 or 125.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(estimate);
    await userEvent.type(estimate, '1.250');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ estimate: '1250' }));
  },
};

export const Unchanged: Story = {
  name: 'Without changes, nothing is sent',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(await canvas.findByText('There are no changes to save.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  name: 'Missing values are summarised, with links to their fields',
  args: create,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Estimate'), 'many');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    const summary = await canvas.findByRole('region', { name: /There are 3 problems/ });
    const title = canvas.getByLabelText(/^Title/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(/Fill in Title/);
    await expect(canvas.getByLabelText('Estimate')).toBeInvalid();
    canvas.getByLabelText('Estimate').focus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Fill in Title.' }));
    await expect(title).toHaveFocus();
    await userEvent.keyboard('Replace bearing');
    await waitFor(() => expect(title).toBeValid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Made: Story = {
  name: 'A new record sends only filled-in fields',
  args: create,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Replace bearing');
    const picker = await canvas.findByRole('combobox', { name: /Customer/ });
    // Enter waits for the answer. An option would be disabled until then.
    await userEvent.type(picker, 'vela{Enter}');
    await waitFor(() => expect(picker).toHaveValue('Vela Motors'));
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        title: 'Replace bearing',
        customer_id: '0f6e2f50-94f1-4c8e-8f1a-000000000003',
      }),
    );
  },
};

const position: FieldDescriptor = {
  name: 'position',
  label: 'Position',
  kind: 'integer',
  required: true,
  readOnly: false,
  hasDefault: false,
};

/** Suggestions for the sample customers, of which the first takes its time. */
const suggestion = Promise.withResolvers<void>();
const suggest: NonNullable<RecordFormProps['suggest']> = async (_field, { customer_id: id }) => {
  if (id === customers[0]?.id) await suggestion.promise;
  return { position: id?.endsWith('1') === true ? '8' : '3' };
};

export const Suggested: Story = {
  name: 'Suggestions of a chosen record never replace typed values',
  args: { ...create, fields: [customer, position], suggest },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picker = await canvas.findByRole('combobox', { name: /Customer/ });
    const choose = async (name: string) => {
      await userEvent.clear(picker);
      // Enter waits for the answer. An option would be disabled until then.
      await userEvent.type(picker, `${name}{Enter}`);
      await waitFor(() => expect(picker).toHaveAttribute('aria-expanded', 'false'));
    };
    // While the options are open, the rest of the page is hidden from assistive technology.
    const field = () => canvas.findByRole('textbox', { name: /Position/ });
    const expectPosition = (text: string) =>
      waitFor(async () => expect(await field()).toHaveValue(text));
    await choose('Kranich Metal');
    await choose('Vela Motors');
    await expectPosition('3');
    // The answer for the customer who was chosen first comes too late.
    suggestion.resolve();
    await choose('Lindqvist Dairy');
    await expectPosition('3');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '20');
    await choose('Kranich Metal');
    await choose('Vela Motors');
    await expectPosition('20');
  },
};

const site: FieldDescriptor = {
  ...customer,
  name: 'site_id',
  label: 'Site',
  required: false,
  reference: {
    constraint: 'work_order_site_id_fkey',
    entityLabel: 'Site',
    dependsOn: ['customer_id'],
  },
};

export const Pickers: Story = {
  name: 'A choice is limited, previewed and created',
  args: {
    ...create,
    fields: [customer, site],
    searchRecords: async (field, text, signal, values = {}) => {
      if (field.name === customer.name) return searchRecords(field, text, signal);
      return values['customer_id'] === customers[0]?.id ? [{ id: '7', label: 'Hall 3' }] : [];
    },
    pickers: {
      canCreate: () => true,
      canPeek: () => true,
      create: fn(async () => ({ id: '8', label: 'North dock' })),
      peek: () => <p>Harbour road 7, Hamburg</p>,
      fits: async (_field, values) => values['customer_id'] === customers[0]?.id,
      onPick: fn(),
    },
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const find = (name: RegExp) => canvas.findByRole('combobox', { name });
    const choose = async (name: RegExp, text: string) => {
      const picker = await find(name);
      // Emptying it would clear what depends on it before the next choice.
      await userEvent.tripleClick(picker);
      // Enter waits for the answer. An option would be disabled until then.
      await userEvent.keyboard(`${text}{Enter}`);
      await waitFor(() => expect(picker).toHaveValue(text));
      await waitFor(() => expect(picker).toHaveAttribute('aria-expanded', 'false'));
    };
    await choose(/Customer/, 'Kranich Metal');
    await expect(await canvas.findByText(/Limited to Customer: Kranich Metal/)).toBeVisible();
    await choose(/Site/, 'Hall 3');
    await expect(args.pickers?.onPick).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'site_id' }),
      expect.objectContaining({ id: '7' }),
    );
    await step('A key shows the chosen record', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');
      const body = within(document.body);
      const preview = await body.findByRole('dialog', { name: 'Preview Site' });
      await expect(within(preview).getByText('Harbour road 7, Hamburg')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    });
    await step('A choice that no longer fits is cleared', async () => {
      await choose(/Customer/, 'Vela Motors');
      await expect(await canvas.findByText(/“Hall 3” was cleared/)).toBeVisible();
      await waitFor(async () => expect(await find(/Site/)).toHaveValue(''));
    });
    await step('A record is created from what was typed', async () => {
      const picker = await find(/Site/);
      await userEvent.type(picker, 'North dock{Enter}');
      const created = await within(document.body).findByRole('option', {
        name: 'Create “North dock”',
      });
      await waitFor(() => expect(created).toHaveAttribute('data-focused'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(picker).toHaveValue('North dock'));
      await expect(args.pickers?.create).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'site_id' }),
        'North dock',
        expect.objectContaining({ customer_id: customers[2]?.id }),
      );
    });
  },
};

function OneAfterAnother(props: RecordFormProps) {
  const [count, setCount] = useState(1);
  return (
    <RecordForm
      {...props}
      key={count}
      initial={{ position: count }}
      focusFirst={count > 1}
      onSubmitAnother={async (changes) => {
        await props.onSubmit(changes);
        setCount(count + 1);
        return undefined;
      }}
    />
  );
}

export const AddAnother: Story = {
  name: 'One record after another, by keyboard',
  args: { ...create, fields: [position, title] },
  render: (args) => <OneAfterAnother {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Drive to the site');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(canvas.getByLabelText(/^Position/)).toHaveValue('2'));
    await expect(canvas.getByLabelText(/^Title/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      position: '1',
      title: 'Drive to the site',
    });
    // Enter saves, and asks for no other record.
    await userEvent.keyboard('Mend the fence{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Mend the fence');
  },
};

export const ExplicitNull: Story = {
  name: 'Empty instead of the default',
  args: {
    ...create,
    fields: workOrderFields.map((field) =>
      field.name === 'opened_on' ? { ...field, nullable: true } : field,
    ),
    initial: { title: 'Replace bearing', customer_id: '1' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as empty' }));
    await expect(canvas.getByRole('button', { name: 'Set automatically instead' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        title: 'Replace bearing',
        customer_id: '1',
        opened_on: null,
      }),
    );
  },
};

export const IncompleteDate: Story = {
  name: 'An incomplete date is not sent',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const due = within(await canvas.findByRole('group', { name: 'Due' }));
    due.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const summary = await canvas.findByRole('region', { name: /There is 1 problem/ });
    await userEvent.click(within(summary).getByRole('link'));
    await expect(due.getAllByRole('spinbutton')[0]).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByServer: Story = {
  name: 'Server errors are shown at their fields, and nothing typed is lost',
  args: {
    onSubmit: fn(async (): Promise<readonly FormError[] | undefined> => [
      { message: 'Somebody else changed this order a minute ago.' },
      { field: 'title', message: 'Another open order has this title.' },
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Quarterly inspection{Enter}');
    const summary = await canvas.findByRole('region', { name: /There are 2 problems/ });
    await expect(summary).toHaveTextContent('Somebody else changed this order');
    await expect(title).toHaveAccessibleDescription(/Another open order has this title/);
    await expect(title).toHaveValue('Quarterly inspection');
    await userEvent.type(title, ' 2{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const Colliding: Story = {
  name: 'A value that another record has is named at its field while it is typed, and can be sent',
  args: {
    collisions: {
      constraints: [{ name: 'title_unique', fields: ['title'], reads: [] }],
      find: fn(async (_constraint, { title }) =>
        title === 'Quarterly inspection'
          ? {
              message: 'Another work order already has the same title:',
              title: 'WO-4790 · Quarterly inspection',
              href: '#/data/work_order/4790',
            }
          : undefined,
      ),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Quarterly inspection');
    const link = await canvas.findByRole('link', { name: /WO-4790/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(title).toHaveAccessibleDescription(/already has the same title: WO-4790/);
    await expect(title).not.toBeInvalid();
    await userEvent.type(title, ' 2');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /WO-4790/ })).toBeNull());
    await userEvent.type(title, '{Backspace}{Backspace}');
    await canvas.findByRole('link', { name: /WO-4790/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const RefusedCollision: Story = {
  name: 'A value that the database refuses is said once at its field, with the record that has it',
  args: {
    collisions: Colliding.args?.collisions,
    onSubmit: fn(async (): Promise<readonly FormError[] | undefined> => [
      {
        field: 'title',
        message: 'Another work order already has the same title.',
        constraint: 'title_unique',
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Quarterly inspection');
    await canvas.findByRole('link', { name: /WO-4790/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    const summary = await canvas.findByRole('region', { name: /There is 1 problem/ });
    await expect(summary).toHaveTextContent(/already has the same title: WO-4790/);
    const field = title.closest<HTMLElement>('[data-slot=field]') ?? canvasElement;
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription(/already has the same title: WO-4790/);
    await expect(within(field).getAllByText(/already has the same title/)).toHaveLength(1);
    await expect(within(field).getByRole('link', { name: /WO-4790/ })).toHaveAttribute(
      'href',
      '#/data/work_order/4790',
    );
    await userEvent.type(title, ' 2');
    await waitFor(() => expect(title).not.toBeInvalid());
    await expect(within(field).queryByRole('link', { name: /WO-4790/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        new Error('The server did not answer within 10 seconds. Try again in a moment.'),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Title/), '!{Enter}');
    const summary = await canvas.findByRole('region', { name: /There is 1 problem/ });
    await expect(summary).toHaveTextContent('did not answer within 10 seconds');
  },
};

export const Busy: Story = {
  name: 'A form can’t be submitted twice',
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Title/), '!!{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /Saving/ }));
    canvas.getByLabelText(/^Title/).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Noticed: Story = {
  name: 'With a notice',
  args: { notice: <Banner tone="warning">This order is shown as it was on 12 November.</Banner> },
};

/** The record as another person has saved it. */
const changed: RecordRow['values'] = {
  ...row.values,
  title: 'Replace the pump',
  description: 'Bring the long ladder.',
};

/** New values for an open form; typed values stay. */
export const CurrentValues: Story = {
  name: 'Fields that were not edited take the current values',
  render: function WithCurrentValues(args) {
    const [initial, setInitial] = useState(args.initial);
    return (
      <>
        <Button onClick={() => setInitial(changed)}>Load current values</Button>
        <RecordForm {...args} initial={initial} />
      </>
    );
  },
  args: {
    onSubmit: fn(async (): Promise<readonly FormError[] | undefined> => [
      { field: 'title', message: 'Another person was first.' },
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByLabelText(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Replace the fan{Enter}');
    await expect(await canvas.findByRole('region', { name: /There is 1 problem/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load current values' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Description')).toHaveValue('Bring the long ladder.'),
    );
    await expect(title).toHaveValue('Replace the fan');
    await expect(canvas.queryByRole('region', { name: /There is 1 problem/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ title: 'Replace the fan' }),
    );
    await userEvent.clear(title);
    await userEvent.type(title, 'Replace the pump');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

/** Forty fields, made up. */
const many: readonly FieldDescriptor[] = Array.from({ length: 40 }, (_, index) => ({
  name: `measure.${index}`,
  label: `Measure ${index + 1}`,
  kind: index % 2 === 0 ? 'decimal' : 'text',
  required: false,
  readOnly: false,
  hasDefault: false,
}));

export const FortyFields: Story = {
  name: 'Forty fields',
  args: { ...create, fields: many },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Measure 40'), 'long');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ 'measure.39': 'long' }));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
