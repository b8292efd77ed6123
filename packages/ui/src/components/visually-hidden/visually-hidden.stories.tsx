import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { record },
  args: { children: 'three selected' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('three selected');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Matrix: Story = { ...Default };

/** Takes no space, however long it is. */
export const LongText: Story = {
  ...Default,
  args: {
    children: 'three selected of all that match, on this page and on the others. '.repeat(9),
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement).toHaveTextContent(/three selected/);
  },
};
