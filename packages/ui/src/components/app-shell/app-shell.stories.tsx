import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Banner } from '../banner/index.ts';
import { ExampleList, ExampleShell } from '../../../testing/examples/example-screen.tsx';
import { AppShell } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { record, layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <ExampleShell>
      <ExampleList />
    </ExampleShell>
  ),
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};

export const WithBanner: Story = {
  render: () => (
    <ExampleShell
      banner={<Banner fullWidth>Example data: change what you like, it is yours alone.</Banner>}
    >
      <ExampleList />
    </ExampleShell>
  ),
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Matrix: Story = { ...WithBanner };
