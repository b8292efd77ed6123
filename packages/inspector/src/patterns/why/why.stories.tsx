import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { due, ExampleScreen } from '../../../testing/why/example.tsx';
import { createToastQueue, ToastProvider } from '@ninefold/ui/components/toast';
import { Explanation } from './windows/why-answer.tsx';

const meta = {
  title: 'Patterns/Why',
  component: Explanation,
  args: { explanation: due, onEverything: fn() },
  render: () => <ExampleScreen />,
} satisfies Meta<typeof Explanation>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const answer = () => body.findByRole('dialog', { name: 'Why “Due”?' });
const gone = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const Answer: Story = {
  name: 'Only the answer',
  render: (args) => (
    <div className="max-w-sm p-4">
      <Explanation {...args} />
    </div>
  ),
};

export const Pressed: Story = {
  name: 'Asked by pressing a label',
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByRole('button', { name: 'Why “Due”?' });
    await userEvent.click(label);
    const dialog = await answer();
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveTextContent('An order must say when it is due.');
    await expect(within(dialog).getAllByText('from the database')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(label).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: 'Asked by keyboard, in a field and elsewhere',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Title' });
    field.focus();
    await userEvent.keyboard('?');
    await expect(field).toHaveValue('Replace spindle bearing?');
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    await answer();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(field).toHaveFocus();

    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Delete' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('?');
    const dialog = await body.findByRole('dialog', { name: 'Why “Delete”?' });
    await expect(dialog).toHaveTextContent('not shown');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(remove).toHaveFocus();
  },
};

export const Technical: Story = {
  name: 'Names and SQL are collapsed',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why “Due”?' }));
    const dialog = await answer();
    const code = within(dialog).getByText(/CHECK \(due_at/);
    await expect(code).not.toBeVisible();
    await userEvent.click(within(dialog).getByText('For developers'));
    await expect(code).toBeVisible();
  },
};

export const Disabled: Story = {
  name: 'A disabled control says why when it is pressed',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    await body.findByRole('dialog', { name: 'Why “Delete”?' });
  },
};

/** The messages of a story; each has its own. */
function Messages() {
  const [queue] = useState(() => {
    const made = createToastQueue();
    made.show({ title: 'The order was not moved', tone: 'danger', why: 'due' });
    return made;
  });
  return (
    <ToastProvider queue={queue}>
      <ExampleScreen />
    </ToastProvider>
  );
}

export const Message: Story = {
  name: 'Asked from a message, by press and by key',
  render: () => <Messages />,
  play: async () => {
    const message = (await body.findByText('The order was not moved')).closest('li');
    const why = within(message ?? document.body).getByRole('button', { name: 'Why?' });
    await userEvent.click(why);
    await waitFor(async () => expect(await answer()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(why).toHaveFocus();

    await userEvent.tab();
    const dismiss = body.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('?');
    await answer();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dismiss).toHaveFocus();
    await expect(message).toBeVisible();
  },
};

export const MessageOnAPhone: Story = {
  ...Message,
  name: 'Asked from a message on a phone',
  globals: { viewport: { value: 'mobile1' } },
};

export const List: Story = {
  name: 'All questions by keyboard',
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Why?' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const list = await body.findByRole('dialog', { name: 'Questions on this screen' });
    const names = within(list)
      .getAllByRole('button')
      .map((button) => button.textContent);
    await expect(names).toEqual(['Work order', 'In progress', 'Due', 'New work order']);
    within(list).getByRole('button', { name: 'Why “Due”?' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await answer();
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Other questions on this screen' }),
    );
    await body.findByRole('dialog', { name: 'Questions on this screen' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const Marked: Story = {
  name: 'Pressing a marked item asks',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await body.findByRole('dialog', { name: 'Questions on this screen' });
    const heading = canvas.getByText('Work order', { selector: '[data-slot=why-mark]' });
    await expect(getComputedStyle(heading).outlineStyle).toBe('dashed');
    await userEvent.click(heading);
    await body.findByRole('dialog', { name: 'Why “Work order”?' });
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

export const Phone: Story = { ...Pressed, globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why “Due”?' }));
    await answer();
  },
};

export const Dark: Story = { ...RightToLeft, globals: { theme: 'dark' } };
