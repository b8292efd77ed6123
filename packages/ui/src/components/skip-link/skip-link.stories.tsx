import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { SkipLink } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { record, docs: { story: { inline: false, height: '160px' } } },
  args: { href: '#content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Main" className="flex gap-4 border-b border-line pb-3">
          <Link href="#orders">Work orders</Link>
          <Link href="#visits">Visits</Link>
        </nav>
        <section id="content" tabIndex={-1} aria-label="Content" className="pt-3">
          Press Tab: the link shows at the corner.
        </section>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link while it is focused. */
export const Matrix: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link', { name: 'Skip to content' }).focus();
    await expect(within(canvasElement).getByText('Skip to content')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Skip what is the same on every screen, and go to the list of work orders' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Skip what/ });
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  ...Matrix,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    link.focus();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};

/** The address doesn't change: a router would treat a change as navigation. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};
