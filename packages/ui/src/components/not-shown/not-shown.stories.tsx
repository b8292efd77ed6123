import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { NotShown } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/NotShown',
  component: NotShown,
  parameters: { record },
} satisfies Meta<typeof NotShown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithWords: Story = { args: { children: 'Sign-in quota: not shown' } };

export const InSentence: Story = {
  render: () => (
    <p className="text-ink-muted">
      Nine points, seventeen statements, all <NotShown />. Nothing here is guessed.
    </p>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <p>
        <NotShown />
      </p>
      <p>
        <NotShown>Sign-in quota: not shown</NotShown>
      </p>
      <p className="text-ink-muted">
        Nine points, seventeen statements, all <NotShown />. Nothing here is guessed.
      </p>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'Who may take a work order from planned to in progress: not shown' },
  decorators: [
    (Story) => (
      <p className="w-48">
        <Story />
      </p>
    ),
  ],
};
