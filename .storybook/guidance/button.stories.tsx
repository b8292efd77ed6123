import { Button } from '@ninefold/ui/components/button';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Button',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoOnePrimary: Story = {
  parameters: {
    guidance: {
      advice: 'do',
      because: 'give one action of a screen the accent, so that the eye finds it.',
    },
  },
  render: () => (
    <div className="flex gap-2">
      <Button>Discard</Button>
      <Button variant="primary">Save changes</Button>
    </div>
  ),
};

export const DontManyPrimary: Story = {
  parameters: {
    guidance: { advice: 'don’t', because: 'let every action shout: then none is heard.' },
  },
  render: () => (
    <div className="flex gap-2">
      <Button variant="primary">Discard</Button>
      <Button variant="primary">Save changes</Button>
    </div>
  ),
};

export const DoSayWhat: Story = {
  parameters: {
    guidance: { advice: 'do', because: 'say what happens when it is pressed.' },
  },
  render: () => <Button variant="danger">Delete work order</Button>,
};

export const DontSayYes: Story = {
  parameters: {
    guidance: {
      advice: 'don’t',
      because: 'ask people to read the question again to know what “Yes” does.',
    },
  },
  render: () => <Button variant="danger">Yes</Button>,
};
