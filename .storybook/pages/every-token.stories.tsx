import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { catalogue } from 'virtual:ninefold-catalogue';
import { PageFrame } from './page-frame.tsx';
import { TokenTable } from './token-table.tsx';

const meta = {
  title: 'Foundations/Every token',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <PageFrame
      title="Every token"
      lead="Its value in each theme, the lowest contrast of its pairs, and the files that use it, found in the sources when this page was built."
    >
      <TokenTable usage={catalogue.usage} />
    </PageFrame>
  ),
} satisfies Meta;

export default meta;

export const EveryToken: StoryObj = {
  name: 'Every token',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox', { name: 'Filter tokens' }), 'accent-soft');
    const row = page.getByRole('row', { name: /^color-accent-soft/ });
    await expect(row).toHaveTextContent('as a ground');
    await userEvent.click(within(row).getByText(/files?$/));
    await expect(within(row).getByText('components/badge/badge.tsx')).toBeVisible();
  },
};

export const Dark: StoryObj = { globals: { theme: 'dark' }, tags: ['!dev'] };
