import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineMessage } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/InlineMessage',
  component: InlineMessage,
  parameters: { record },
  args: { children: 'Saved as a draft a minute ago.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-2">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <InlineMessage key={tone} tone={tone}>
          Removing the customer removes 12 work orders and 31 visits too.
        </InlineMessage>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    tone: 'danger',
    children:
      'Removing the customer removes 12 work orders of Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and 31 visits too.',
  },
};
