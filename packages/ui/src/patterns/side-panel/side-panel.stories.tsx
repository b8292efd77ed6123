import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { SidePanel, type SidePanelProps } from './index.ts';

function Screen({ width: usual, ...props }: SidePanelProps) {
  const [width, setWidth] = useState(usual);
  return (
    <div className="flex h-120">
      <p className="min-w-0 flex-1 p-6">The list that it was opened from.</p>
      <SidePanel {...props} width={width} onWidthChange={setWidth}>
        <PageHeader level={2} title={props.label} description="Work order" />
      </SidePanel>
    </div>
  );
}

const meta = {
  title: 'Patterns/Side panel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'WO-4735 · Replace spindle bearing',
    width: 400,
    onWidthChange: fn(),
    onClose: fn(),
    head: <Button size="small">Open page</Button>,
  },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  name: 'Its edge is moved by keys, and Escape closes it',
  parameters: { visual: { none: 'It looks like the default.' } },
  play: async ({ args, canvas }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of the panel' });
    await userEvent.tab();
    await expect(edge).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(edge).toHaveAttribute('aria-valuenow', '408');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(edge).toHaveAttribute('aria-valuenow', '328');
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '320');
    await userEvent.dblClick(edge);
    await expect(edge).toHaveAttribute('aria-valuenow', '432');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Scrolls: Story = {
  name: 'Only what is in it scrolls',
  parameters: { visual: { none: 'It looks like the default.' } },
  render: (args) => (
    <div className="flex h-60">
      <SidePanel {...args}>
        <p className="shrink-0 pt-120">
          <a href="#end">A long record</a>
          <span className="sr-only">The end</span>
        </p>
      </SidePanel>
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('region', { name: /^WO-4735/ });
    await expect(scrollHeight).toBe(clientHeight);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
