import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Kbd } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  parameters: { record },
  args: { shortcut: 'Mod+K' },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = {
  args: { plain: true, shortcut: 'N' },
  decorators: [
    (Story) => (
      <span className="rounded-md bg-accent p-2 text-accent-ink">
        <Story />
      </span>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <Stack direction="row" gap="large" align="center" wrap>
      <Kbd>N</Kbd>
      <Kbd shortcut="Mod+K" />
      <Kbd>⌘ ⇧ P</Kbd>
      <Kbd>Backspace</Kbd>
      <span className="rounded-md bg-accent p-2 text-accent-ink">
        <Kbd plain>N</Kbd>
      </span>
      <span className="rounded-md bg-inverse p-2 text-inverse-ink">
        <Kbd plain>J</Kbd>
      </span>
    </Stack>
  ),
};

export const LongText: Story = { args: { shortcut: 'Mod+Alt+Shift+Page Down' } };
