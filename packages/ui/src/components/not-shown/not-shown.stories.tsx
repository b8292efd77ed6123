import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Matrix: Story = { ...InSentence };
