import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../components/page-header/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { FieldDescriptor, FieldOption, FormError } from '../shapes.ts';
import { states, title } from '../../../testing/workshop-sample/fields.ts';
import type { StateMove, StateMovesProps } from './state-moves-props.ts';
import { StateMoves } from './state-moves.tsx';
import { WhereToGo } from './where-to-go.tsx';

const state = (value: string): FieldOption =>
  states.find((option) => option.value === value) ?? { value, label: value };

const reason = (name: string, label: string): FieldDescriptor => ({
  ...title,
  name,
  label,
  type: 'text',
  required: false,
  maxLength: undefined,
});

const complete: StateMove = {
  id: 'completed',
  label: 'Complete',
  to: state('completed'),
  final: false,
  asks: [],
};
const hold: StateMove = {
  id: 'on_hold',
  label: 'Put on hold',
  to: state('on_hold'),
  final: false,
  asks: [reason('hold_reason', 'Reason for the hold')],
};
const cancel: StateMove = {
  id: 'cancelled',
  label: 'Cancel order',
  to: state('cancelled'),
  final: true,
  asks: [reason('cancellation_reason', 'Reason')],
};
const reopen: StateMove = {
  id: 'open',
  label: 'Back to open',
  to: state('open'),
  final: false,
  asks: [],
};

const inProgress = [complete, hold, cancel];

const meta = {
  title: 'Patterns/State moves',
  component: StateMoves,
  subcomponents: { WhereToGo },
  args: {
    moves: inProgress,
    title: 'WO-4811 Replace spindle bearing',
    from: state('in_progress'),
    onMove: fn(async (): Promise<readonly FormError[] | undefined> => undefined),
  },
  render: (args) => (
    <PageHeader
      title={args.title}
      status={<StatusBadge tone={args.from.tone ?? 'neutral'}>{args.from.label}</StatusBadge>}
      actions={<StateMoves {...args} />}
    />
  ),
} satisfies Meta<typeof StateMoves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is loaded when it is first needed. */
const openDialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {};

export const WaitsForSomething: Story = {
  args: { moves: [{ ...complete, waitsFor: 'Hours have to be booked first.' }, hold] },
  play: async ({ args }) => {
    await expect(button('Complete')).toHaveAccessibleDescription('Hours have to be booked first.');
    await userEvent.click(button('Complete'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Hours have to be booked first.',
    );
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const WaitsInMenu: Story = {
  name: 'What waits can be reached in the menu too, and says why',
  args: { moves: [hold, reopen, { ...complete, waitsFor: 'Hours have to be booked first.' }] },
  play: async ({ args }) => {
    button('More steps').focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Complete' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('Hours have to be booked first.');
    const reason = within(item).getByText('Hours have to be booked first.');
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(item).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const MadeAtOnce: Story = {
  name: 'What needs nothing is made at once',
  play: async ({ args }) => {
    await userEvent.click(button('Complete'));
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'completed' }),
      {},
    );
  },
};

export const Asks: Story = {
  name: 'What is needed is asked for, and what was refused keeps what was typed',
  beforeEach: ({ args }) => {
    mocked(args.onMove).mockImplementationOnce(async () => {
      // Closed before the answer is there, the dialog could not say it.
      await userEvent.keyboard('{Escape}');
      return [{ field: 'hold_reason', message: 'A reason has at least ten letters.' }];
    });
  },
  play: async ({ args }) => {
    await userEvent.click(button('Put on hold'));
    const dialog = within(await openDialog());
    const field = await dialog.findByRole('textbox', { name: /Reason for the hold/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Waits');
    await userEvent.click(dialog.getByRole('button', { name: /Put on hold/ }));
    await expect(await dialog.findAllByText(/at least ten letters/)).not.toHaveLength(0);
    await expect(field).toHaveValue('Waits');
    await userEvent.type(field, ' for the bearing');
    await userEvent.click(dialog.getByRole('button', { name: /Put on hold/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'on_hold' }), {
      hold_reason: 'Waits for the bearing',
    });
    await waitFor(() => expect(button('Put on hold')).toHaveFocus());
  },
};

export const NeedsItsReason: Story = {
  name: 'Nothing is made while something needed is empty',
  play: async ({ args }) => {
    await userEvent.click(button('Put on hold'));
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: /Put on hold/ }));
    await expect(await dialog.findAllByText(/Fill in Reason for the hold/)).not.toHaveLength(0);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const FinalInMenu: Story = {
  name: 'The rest is in a menu; what is final is asked once more',
  play: async () => {
    button('More steps').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
    const dialog = await openDialog();
    const warning = await within(dialog).findByText(/There are no next steps after “Cancelled”/);
    await waitFor(() => expect(warning).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'What was refused at once is said',
  beforeEach: ({ args }) => {
    mocked(args.onMove).mockResolvedValueOnce([
      { message: 'Somebody else has changed it meanwhile.', why: 'refusal' },
    ]);
  },
  play: async () => {
    await userEvent.click(button('Complete'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('changed it meanwhile');
    await expect(button('Why was this refused?')).toHaveAttribute('data-why', 'refusal');
    await expect(button('Complete')).toHaveFocus();
  },
};

function Moving(props: StateMovesProps) {
  const [from, setFrom] = useState(props.from);
  return (
    <StateMoves
      {...props}
      from={from}
      moves={from.value === 'in_progress' ? [complete, hold] : [reopen]}
      onMove={async ({ to }) => setFrom(to)}
    />
  );
}

export const KeepsFocus: Story = {
  name: 'The focus goes on to what can be done next',
  render: (args) => <Moving {...args} />,
  play: async () => {
    button('Complete').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Back to open')).toHaveFocus());
  },
};

export const KeepsFocusAfterDialog: Story = {
  name: 'The focus goes on after a dialog, too',
  render: (args) => <Moving {...args} />,
  play: async () => {
    button('Put on hold').focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox'), 'Waits for the bearing');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button('Back to open')).toHaveFocus());
  },
};

export const Explained: Story = {
  render: () => (
    <div className="w-80">
      <WhereToGo
        ways={[
          {
            to: state('completed'),
            how: 'by technician, dispatcher or owner, with hours',
            others: false,
          },
          { to: state('on_hold'), how: 'by dispatcher or owner, with a reason', others: false },
          { to: state('cancelled'), how: 'by owner, with a reason', others: true },
        ]}
      />
    </div>
  ),
};

export const End: Story = { render: () => <WhereToGo ways={[]} /> };

export const LongText: Story = {
  args: {
    moves: [
      { ...hold, label: 'Wieder in die Auftragsvorbereitung zurückstellen' },
      { ...complete, label: 'Abschließen und an die Buchhaltung weitergeben' },
      cancel,
    ],
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...FinalInMenu, name: 'Dark', globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Asks, name: 'Right to left', globals: { direction: 'rtl' } };
