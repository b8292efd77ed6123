import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../components/page-header/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import type { FieldDescriptor, FieldOption, FormError } from '../../shapes/index.ts';
import { states, title } from '../../../testing/workshop-sample/fields.ts';
import type { AvailableTransition, StateTransitionsProps } from './state-transitions-props.ts';
import { StateTransitions } from './state-transitions.tsx';
import { NextSteps } from './next-steps.tsx';

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

const complete: AvailableTransition = {
  id: 'completed',
  label: 'Complete',
  to: state('completed'),
  final: false,
  requiredFields: [],
};
const hold: AvailableTransition = {
  id: 'on_hold',
  label: 'Put on hold',
  to: state('on_hold'),
  final: false,
  requiredFields: [reason('hold_reason', 'Reason for the hold')],
};
const cancel: AvailableTransition = {
  id: 'cancelled',
  label: 'Cancel order',
  to: state('cancelled'),
  final: true,
  requiredFields: [reason('cancellation_reason', 'Reason')],
};
const reopen: AvailableTransition = {
  id: 'open',
  label: 'Reset to open',
  to: state('open'),
  final: false,
  requiredFields: [],
};

const inProgress = [complete, hold, cancel];

const meta = {
  title: 'Patterns/State transitions',
  component: StateTransitions,
  subcomponents: { NextSteps },
  args: {
    transitions: inProgress,
    title: 'WO-4811 Replace spindle bearing',
    from: state('in_progress'),
    onTransition: fn(async (): Promise<readonly FormError[] | undefined> => undefined),
  },
  render: (args) => (
    <PageHeader
      title={args.title}
      status={<StatusBadge tone={args.from.tone ?? 'neutral'}>{args.from.label}</StatusBadge>}
      actions={<StateTransitions {...args} />}
    />
  ),
} satisfies Meta<typeof StateTransitions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is loaded when it is first needed. */
const openDialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

export const Default: Story = {};

export const WaitsForSomething: Story = {
  args: {
    transitions: [{ ...complete, unmetRequirement: 'Hours have to be booked first.' }, hold],
  },
  play: async ({ args }) => {
    await expect(button('Complete')).toHaveAccessibleDescription('Hours have to be booked first.');
    await userEvent.click(button('Complete'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Hours have to be booked first.',
    );
    await expect(args.onTransition).not.toHaveBeenCalled();
  },
};

export const WaitsInMenu: Story = {
  name: 'An unavailable transition is in the menu, and says why',
  args: {
    transitions: [
      hold,
      reopen,
      { ...complete, unmetRequirement: 'Hours have to be booked first.' },
    ],
  },
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
    await expect(args.onTransition).not.toHaveBeenCalled();
  },
};

export const MadeAtOnce: Story = {
  name: 'A transition without requirements happens immediately',
  play: async ({ args }) => {
    await userEvent.click(button('Complete'));
    await expect(args.onTransition).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'completed' }),
      {},
    );
  },
};

export const Asks: Story = {
  name: 'Required values are requested, and a rejection keeps them',
  beforeEach: ({ args }) => {
    mocked(args.onTransition).mockImplementationOnce(async () => {
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
    await expect(args.onTransition).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'on_hold' }),
      {
        hold_reason: 'Waits for the bearing',
      },
    );
    await waitFor(() => expect(button('Put on hold')).toHaveFocus());
  },
};

export const NeedsItsReason: Story = {
  name: 'Nothing is sent while a required value is missing',
  play: async ({ args }) => {
    await userEvent.click(button('Put on hold'));
    const dialog = within(await openDialog());
    await userEvent.click(await dialog.findByRole('button', { name: /Put on hold/ }));
    await expect(await dialog.findAllByText(/Fill in Reason for the hold/)).not.toHaveLength(0);
    await expect(args.onTransition).not.toHaveBeenCalled();
  },
};

export const FinalInMenu: Story = {
  name: 'Other transitions are in a menu, and final ones are confirmed',
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
  name: 'An immediate rejection is shown',
  beforeEach: ({ args }) => {
    mocked(args.onTransition).mockResolvedValueOnce([
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

function Moving(props: StateTransitionsProps) {
  const [from, setFrom] = useState(props.from);
  return (
    <StateTransitions
      {...props}
      from={from}
      transitions={from.value === 'in_progress' ? [complete, hold] : [reopen]}
      onTransition={async ({ to }) => setFrom(to)}
    />
  );
}

export const KeepsFocus: Story = {
  name: 'The focus moves to the next step',
  render: (args) => <Moving {...args} />,
  play: async () => {
    button('Complete').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Reset to open')).toHaveFocus());
  },
};

export const KeepsFocusAfterDialog: Story = {
  name: 'The focus moves to the next step after a dialog',
  render: (args) => <Moving {...args} />,
  play: async () => {
    button('Put on hold').focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await openDialog());
    await userEvent.type(await dialog.findByRole('textbox'), 'Waits for the bearing');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button('Reset to open')).toHaveFocus());
  },
};

export const Explained: Story = {
  name: 'What steps need',
  render: () => (
    <div className="w-72">
      <NextSteps
        steps={[
          { id: 'complete', label: 'Complete', requirement: 'Needs hours first.' },
          { id: 'hold', label: 'Put on hold', requirement: 'Asks for reason for hold.' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('region', { name: 'Next steps' }));
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CompleteNeeds hours first.',
      'Put on holdAsks for reason for hold.',
    ]);
  },
};

export const LongText: Story = {
  args: {
    transitions: [
      { ...hold, label: 'Wieder in die Auftragsvorbereitung zurückstellen' },
      { ...complete, label: 'Abschließen und an die Buchhaltung weitergeben' },
      cancel,
    ],
  },
};

export const Phone: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...FinalInMenu, name: 'Dark', globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Asks, name: 'Right to left', globals: { direction: 'rtl' } };
