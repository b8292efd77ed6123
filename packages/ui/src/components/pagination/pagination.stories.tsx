import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Stack } from '../stack/index.ts';
import { pageNumbers, Pagination, PaginationGap, PaginationPage, PaginationStep } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  subcomponents: { PaginationPage, PaginationStep, PaginationGap },
  parameters: { record },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

const follow = fn((event: React.MouseEvent) => event.preventDefault());

function Pages({
  current,
  count,
  label,
}: {
  readonly current: number;
  readonly count: number;
  readonly label?: string;
}) {
  return (
    <Pagination
      label={label}
      summary={`${(current - 1) * 50 + 1}–${current * 50} of ${count * 50}`}
    >
      <PaginationStep to="previous" disabled={current === 1} href={`#${current - 1}`} />
      {pageNumbers(current, count).map((page, index) =>
        page === null ? (
          <PaginationGap key={`gap-${index}`} />
        ) : (
          <PaginationPage key={page} href={`#${page}`} current={page === current} onClick={follow}>
            {page}
          </PaginationPage>
        ),
      )}
      <PaginationStep to="next" disabled={current === count} href={`#${current + 1}`} />
    </Pagination>
  );
}

export const Default: Story = { render: () => <Pages current={7} count={97} /> };

export const First: Story = { render: () => <Pages current={1} count={4} /> };

/** Without a count, pages have no numbers. */
export const Steps: Story = {
  render: () => (
    <Pagination summary="51–100 of about 4.8 million">
      <PaginationStep to="first" href="#first" />
      <PaginationStep to="previous" href="#previous" />
      <PaginationStep to="next" asChild>
        <a href="#next">Next page</a>
      </PaginationStep>
    </Pagination>
  ),
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('href', '#next');
    await expect(next.querySelector('svg')).not.toBeNull();
    await expect(next).toHaveTextContent('');
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  ...First,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await userEvent.tab();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleName('1');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2' })).toHaveFocus();
    follow.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large">
      <Pages current={7} count={97} label="In the middle" />
      <Pages current={1} count={4} label="At the start" />
      <Pages current={4} count={4} label="At the end" />
      <Pages current={1} count={1} label="One page" />
    </Stack>
  ),
};

/** Large numbers stay on the screen of a phone. */
export const LongText: Story = {
  render: () => (
    <div className="w-72">
      <Pages current={48_112} count={96_225} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement).getByRole('list');
    await expect(pages.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const InDialog: Story = {
  render: () => (
    <ExampleDialog>
      <Pages current={2} count={4} />
    </ExampleDialog>
  ),
};
