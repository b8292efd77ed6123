import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const address = '/data/work_order?kind=eq.repair&title=ilike.*a*&status=eq.open';

const meta = {
  ...screenStories,
  title: 'Screens/Record list tools',
  tags: ['!autodocs'],
  args: {
    address,
    person: 'owner',
  },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Screens/Record list has pictures of lists with their tools.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Waits for the quick filters, which come last, and returns the bar. */
async function filterBar({ canvas, canvasElement }: Play): Promise<HTMLElement> {
  const choices = within(await canvas.findByRole('group', { name: 'Filter by Status' }));
  await choices.findByRole('button', { name: /^Open \d/, pressed: true });
  const bar = canvasElement.querySelector<HTMLElement>('[data-slot=filter-bar]');
  if (bar === null) throw new Error('The list has no filters.');
  return bar;
}

/** Search, choices, filters and icon buttons are in one line, beside the navigation of a small laptop too. */
export const OneLine: ScreenStory = {
  name: 'In one line',
  // The next story is shown in the same element.
  beforeEach:
    ({ canvasElement }) =>
    () => {
      canvasElement.style.width = '';
    },
  play: async (play) => {
    const { canvasElement, userEvent } = play;
    const bar = await filterBar(play);
    for (const width of ['1280px', '1024px']) {
      canvasElement.style.width = width;
      await waitFor(async () => {
        const tools = [...bar.querySelectorAll('input, select, button')]
          .map((tool) => tool.getBoundingClientRect())
          .filter(({ height }) => height > 0);
        const lowestTop = Math.max(...tools.map(({ top }) => top));
        await expect(lowestTop).toBeLessThan(Math.min(...tools.map(({ bottom }) => bottom)));
        await expect(bar.scrollWidth, width).toBeLessThanOrEqual(bar.clientWidth);
      });
    }
    const tools = within(bar);
    await expect(await tools.findByRole('combobox', { name: 'View' })).toHaveDisplayValue('Table');
    tools.getByRole('button', { name: /^Columns/ });
    await userEvent.hover(tools.getByRole('button', { name: 'Sort · 1' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sort · 1');
  },
};

/** Beside an open record, the filters that hold keep room, and the search is an icon until it is used. */
export const BesideRecord: ScreenStory = {
  name: 'Beside an open record',
  args: { address: `${address}&panel=record.4811` },
  parameters: { visual: {} },
  play: async (play) => {
    const { userEvent } = play;
    const bar = await filterBar(play);
    const tools = within(bar);
    const search = tools.getByRole('searchbox');
    const chips = await tools.findByRole('list', { name: 'Filters' });
    await waitFor(async () => {
      await expect(search.closest('search')?.clientWidth).toBeLessThanOrEqual(32);
      await expect(chips.clientWidth).toBeGreaterThanOrEqual(200);
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    });
    tools.getByRole('button', { name: 'Filter' });
    await userEvent.click(search);
    await waitFor(() => expect(search.closest('search')?.clientWidth).toBeGreaterThan(100));
    await userEvent.keyboard('valve');
    await userEvent.tab();
    await expect(search.closest('search')?.clientWidth).toBeGreaterThan(100);
    await userEvent.clear(search);
    await userEvent.tab();
    await waitFor(() => expect(search.closest('search')?.clientWidth).toBeLessThanOrEqual(32));
  },
};

/** On a phone, the line of choices scrolls, and the page doesn't. */
export const Phone: ScreenStory = {
  name: 'On a phone',
  globals: onPhone,
  play: async (play) => {
    const bar = await filterBar(play);
    const tools = within(bar);
    const choices = bar.querySelector<HTMLElement>('[data-slot=quick-filters]');
    await waitFor(() => expect(choices?.scrollWidth).toBeGreaterThan(choices?.clientWidth ?? 0));
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    const [sort, open] = [/^Sort/, /^Open/].map((name) => tools.getByRole('button', { name }));
    await expect(sort?.offsetHeight).toBeGreaterThanOrEqual(24);
    await expect(sort?.getBoundingClientRect().bottom).toBeGreaterThan(
      open?.getBoundingClientRect().top ?? Infinity,
    );
  },
};

/** What the database says about the entity is behind a button beside the heading. */
export const Description: ScreenStory = {
  name: 'A description behind its button',
  args: { address: '/data/supplier' },
  play: async ({ canvas, userEvent }) => {
    const about = await canvas.findByRole('button', { name: 'About suppliers' });
    const text = 'A company that the workshop buys parts from.';
    await expect(canvas.queryByText(text)).toBeNull();
    about.focus();
    await userEvent.keyboard('{Enter}');
    const answer = await screen.findByRole('dialog', { name: 'About suppliers' });
    await expect(answer).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(about).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'About suppliers' });
  },
};
