import { Checkbox } from '@ninefold/ui/components/checkbox';
import { Switch } from '@ninefold/ui/components/switch';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Switch',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoActAtOnce: Story = {
  parameters: {
    guidance: {
      advice: 'do',
      because: 'use a switch for what holds at once, and name what is on.',
    },
  },
  render: () => <Switch defaultChecked>Notify me by e-mail</Switch>,
};

export const DoCheckboxInForms: Story = {
  parameters: {
    guidance: { advice: 'do', because: 'take a checkbox where the choice is sent with a form.' },
  },
  render: () => <Checkbox>Send the customer a copy</Checkbox>,
};

export const DontNegate: Story = {
  parameters: {
    guidance: {
      advice: 'don’t',
      because: 'name a switch by what it is not: nobody knows what off means.',
    },
  },
  render: () => <Switch>Do not notify me</Switch>,
};
