import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { PageHeader } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { record, layout: 'fullscreen' },
  args: {
    title: 'Replace spindle bearing',
    status: <StatusBadge tone="warning">In progress</StatusBadge>,
    description: (
      <>
        WO-4811 · opened 12 Nov by{' '}
        <Link href="#customer" variant="inline">
          Example Metal
        </Link>{' '}
        · due today 14:00
      </>
    ),
    actions: (
      <>
        <Button>Cancel order</Button>
        <Button>Put on hold</Button>
        <Button variant="primary">Complete</Button>
      </>
    ),
  },
  argTypes: {
    status: { control: false },
    description: { control: false },
    actions: { control: false },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleAlone: Story = {
  args: { title: 'Work orders', status: undefined, description: undefined, actions: undefined },
};

export const LongText: Story = {
  args: {
    title:
      'Exchange the spindle bearing, the belt and the idler of the milling machine in hall three, and check preload before the test run',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Example Metal' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toHaveFocus();
  },
};

export const Matrix: Story = { ...LongText };
