import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateDiagram } from './state-diagram.tsx';

const meta = {
  title: 'Patterns/State diagram',
  component: StateDiagram,
  args: {
    label: 'Work order: status',
    states: [
      { id: 'open', label: 'Open', tone: 'info', href: '#open', initial: true },
      { id: 'in_progress', label: 'In progress', tone: 'warning', href: '#in_progress' },
      { id: 'completed', label: 'Completed', tone: 'success', href: '#completed', final: true },
    ],
    transitions: [
      { id: '1', from: 'open', to: 'in_progress', label: 'Start', by: 'Technician' },
      {
        id: '2',
        from: 'in_progress',
        to: 'completed',
        label: 'Complete',
        by: 'Technician and Dispatcher',
        needs: 'hours',
      },
      { id: '3', from: 'in_progress', to: 'open', label: 'Reset to open', by: 'Dispatcher' },
    ],
  },
} satisfies Meta<typeof StateDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('group', { name: 'Work order: status' }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAccessibleDescription(
      'records start here; “Start” leads to “In progress” (roles: Technician)',
    );
    await expect(canvas.getByRole('link', { name: 'Completed' })).toHaveAccessibleDescription(
      'final state',
    );
    await expect(canvas.getByText('Required: hours')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    const open = canvas.getByRole('link', { name: 'Open' });
    open.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'In progress' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Completed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(open).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
