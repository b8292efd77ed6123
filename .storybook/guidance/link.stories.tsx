import { Link } from '@ninefold/ui/components/link';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Link',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoNameTheTarget: Story = {
  parameters: {
    guidance: {
      advice: 'do',
      because: 'name what it leads to: a screen reader lists links without what is around them.',
    },
  },
  render: () => (
    <p>
      See{' '}
      <Link variant="inline" href="#permissions">
        who may change an order
      </Link>
      .
    </p>
  ),
};

export const DontClickHere: Story = {
  parameters: {
    guidance: {
      advice: 'don’t',
      because: 'make “here” the link: out of its sentence it says nothing.',
    },
  },
  render: () => (
    <p>
      To see who may change an order, click{' '}
      <Link variant="inline" href="#permissions">
        here
      </Link>
      .
    </p>
  ),
};
