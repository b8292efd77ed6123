import { Button } from '@ninefold/ui/components/button';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/EmptyState',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoSayWhatNext: Story = {
  parameters: {
    guidance: { advice: 'do', because: 'say what would stand here, and offer the first step.' },
  },
  render: () => (
    <EmptyState
      title="No work orders yet"
      actions={<Button variant="primary">New work order</Button>}
    >
      An order holds what is to be done, by whom and until when.
    </EmptyState>
  ),
};

export const DontLeaveAlone: Story = {
  parameters: {
    guidance: { advice: 'don’t', because: 'leave people alone with an empty page.' },
  },
  render: () => <EmptyState title="No data" />,
};
