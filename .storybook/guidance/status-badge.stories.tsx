import { StatusBadge } from '@ninefold/ui/components/status-badge';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/StatusBadge',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoNameTheState: Story = {
  parameters: {
    guidance: {
      advice: 'do',
      because: 'write the state in a word or two; shape and colour repeat it.',
    },
  },
  render: () => <StatusBadge tone="warning">On hold</StatusBadge>,
};

export const DontWriteSentences: Story = {
  parameters: {
    guidance: {
      advice: 'don’t',
      because: 'explain in a badge: it is read at a glance, in a column of others.',
    },
  },
  render: () => (
    <StatusBadge tone="warning">On hold since the customer has not answered</StatusBadge>
  ),
};
