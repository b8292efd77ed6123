import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Heading } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: { record },
  args: { level: 2, children: 'Planned visits' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Levels in their default sizes, and below them a second level in every size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="small">
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}: planned visits
        </Heading>
      ))}
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Heading key={size} size={size} tone="muted">
          Size {size}: planned visits
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 6 });
    await expect(heading.tagName).toBe('H6');
  },
};

/** A heading that links somewhere contains the link, and is still a heading. */
export const WithLink: Story = {
  args: { children: <Link href="#visits">Planned visits</Link> },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'Planned visits' });
    await expect(within(heading).getByRole('link')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    children:
      'Hydraulic press with two cylinders, Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: 'الزيارات المخططة', lang: 'ar' },
  globals: { direction: 'rtl' },
};
