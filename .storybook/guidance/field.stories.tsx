import { Field } from '@ninefold/ui/components/field';
import { TextField } from '@ninefold/ui/components/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Field',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

type Story = StoryObj;

export const DoLabelAbove: Story = {
  parameters: {
    guidance: {
      advice: 'do',
      because: 'keep the label above the field, and help where it is needed.',
    },
  },
  render: () => (
    <Field label="Phone" description="With the country’s code.">
      <TextField defaultValue="+49 30 1234" />
    </Field>
  ),
};

export const DontLabelInside: Story = {
  parameters: {
    guidance: {
      advice: 'don’t',
      because: 'use the placeholder as a label: it is gone as soon as one types.',
    },
  },
  render: () => <TextField aria-label="Phone" placeholder="Phone, with the country’s code" />,
};

export const DoSayHowToMend: Story = {
  parameters: {
    guidance: { advice: 'do', because: 'say what is wrong and what to do.' },
  },
  render: () => (
    <Field label="Due" error="This day is over. Choose one from today on.">
      <TextField defaultValue="12.04.2019" />
    </Field>
  ),
};

export const DontBlame: Story = {
  parameters: {
    guidance: { advice: 'don’t', because: 'say only that something is wrong.' },
  },
  render: () => (
    <Field label="Due" error="Invalid value.">
      <TextField defaultValue="12.04.2019" />
    </Field>
  ),
};
