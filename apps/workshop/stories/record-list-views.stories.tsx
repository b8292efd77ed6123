import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import {
  goBack,
  goTo,
  onPhone,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list views',
  tags: ['!autodocs'],
  args: { address: '/data/work_order?order=number.asc', person: 'dispatcher' },
  parameters: {
    ...screenStories.parameters,
    visual: {
      none: 'Patterns/Board, Patterns/Month calendar and Patterns/Time grid have pictures.',
    },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const columnOf = async ({ canvas }: Play, name: string) =>
  within(await canvas.findByRole('grid', { name }));

/** A list becomes a board by its status; a card is moved by its menu and keeps the focus; going back shows the table. */
export const BoardByStatus: ScreenStory = {
  name: 'A board by status, and a card moved by its menu',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByRole('grid', { name: 'Work orders' });
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'View' }),
      'Board by status',
    );
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=board\.status/));
    const held = await columnOf(play, 'On hold');
    const [card] = await held.findAllByRole('row');
    const id = card?.dataset['record'];
    const title = card?.getAttribute('aria-label') ?? '';
    held.getByRole('button', { name: `Change status of ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Reset to open' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    await (await columnOf(play, 'Open')).findByRole('row', { name: title });
    await waitFor(() =>
      expect((document.activeElement as HTMLElement | null)?.dataset['record']).toBe(id),
    );
    await expect(await storedRows(`select status from work_order where id = ${id}`)).toEqual([
      { status: 'open' },
    ]);
    goBack(loaded);
    await canvas.findByRole('grid', { name: 'Work orders' });
  },
};

/** Each kind of view is one press away, and the button of the chosen one is on. */
export const ViewByButton: ScreenStory = {
  name: 'Views by their buttons',
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('grid', { name: 'Work orders' });
    const views = within(await canvas.findByRole('group', { name: 'View' }));
    await views.findByRole('button', { name: 'Table', pressed: true });
    for (const [name, view] of [
      ['Group by status', 'group.status'],
      ['Board by status', 'board.status'],
      ['Calendar by due', 'calendar.due_at'],
    ] as const) {
      await userEvent.click(views.getByRole('button', { name }));
      await waitFor(() => expect(searchOf(loaded)).toContain(`view=${view}`));
      await expect(await views.findByRole('button', { name, pressed: true })).toBeVisible();
    }
    // One by another field has the place of its kind.
    const all = await canvas.findByRole('combobox', { name: 'View' });
    await userEvent.selectOptions(all, 'Calendar by opened');
    await views.findByRole('button', { name: 'Calendar by opened', pressed: true });
    await userEvent.click(views.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(searchOf(loaded)).not.toContain('view='));
  },
};

/** A card is dragged by keyboard, and what its transition requires is asked for. */
export const BoardByKeyboard: ScreenStory = {
  name: 'A card dragged by keyboard',
  args: { address: '/data/work_order?view=board.status&order=number.asc' },
  play: async (play) => {
    const { canvasElement, userEvent } = play;
    const [card] = await (await columnOf(play, 'Open')).findAllByRole('row');
    const title = card?.getAttribute('aria-label') ?? '';
    const id = card?.dataset['record'];
    (await columnOf(play, 'Open')).getByRole('button', { name: `Move ${title}` }).focus();
    await userEvent.keyboard('{Enter}');
    // The drag has started when a column is the place to drop, and Tab leads to the next one.
    const place = () =>
      canvasElement
        .querySelector('[data-slot=board-cards][data-drop-target]')
        ?.getAttribute('aria-label');
    await waitFor(() => expect(place()).toBeTruthy());
    for (let tabs = 0; tabs < 8 && place() !== 'On hold'; tabs += 1) {
      const before = place();
      await userEvent.tab();
      await waitFor(() => expect(place()).not.toBe(before));
    }
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Put on hold: ${title}` }));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^Reason for hold/ }),
      'Waiting for a part',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await (await columnOf(play, 'On hold')).findByRole('row', { name: title });
    await expect(await storedRows(`select status from work_order where id = ${id}`)).toEqual([
      { status: 'on_hold' },
    ]);
  },
};

/** A column's head has the sum of all its records. It is collapsed by its button, and is so when the board is opened again. */
export const BoardColumns: ScreenStory = {
  name: 'Columns of a board, with sums, one collapsed',
  args: { address: '/data/work_order?view=board.status' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const button = () => canvas.findByRole('button', { name: 'Cards in “Completed”' });
    const [sum] = await storedRows<{ estimate: string }>(
      `select sum(estimate)::text as estimate from work_order where status = 'completed'`,
    );
    const column = (await button()).closest('li');
    if (column === null) throw new Error('The button is in no column.');
    const written = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      Number(sum?.estimate),
    );
    await within(column).findByText(written);
    (await button()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', 'false'));
    await expect(await button()).toHaveFocus();
    await expect(within(column).queryByText(written)).toBeNull();
    goTo(loaded, '/data/work_order?order=number.asc');
    await canvas.findByRole('grid', { name: 'Work orders' });
    goBack(loaded);
    await expect(await button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await button());
    await expect(await button()).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Months of a calendar are addresses, and its entries are records. A range is on each of its days. */
export const CalendarOfMonths: ScreenStory = {
  name: 'A calendar',
  args: { address: '/data/work_order?view=calendar.due_at.2026-11&status=eq.planned' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const entry = async (calendar: string, text: string) => {
      const table = await canvas.findByRole('table', { name: calendar });
      return waitFor(() => {
        const links = [...table.querySelectorAll('a')];
        const link = links.find(({ textContent }) => textContent.includes(text));
        if (link === undefined) throw new Error(`The calendar has no entry “${text}”.`);
        return link;
      });
    };
    const [order] = await storedRows<{ number: string }>(`
      select number from work_order where status = 'planned'
        and due_at >= '2026-11-10' and due_at < '2026-11-20' order by due_at limit 1`);
    await entry('Work orders by due', order?.number ?? '');
    const next = canvas.getByRole('link', { name: 'Next month' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=calendar\.due_at\.2026-12/));
    await canvas.findByRole('heading', { level: 2, name: 'December 2026' });
    // The focus stays, for the month after that.
    await expect(canvas.getByRole('link', { name: 'Next month' })).toHaveFocus();
    goBack(loaded);
    await canvas.findByRole('heading', { level: 2, name: 'November 2026' });
    await userEvent.click(await entry('Work orders by due', order?.number ?? ''));
    await canvas.findByRole('heading', { level: 1, name: new RegExp(order?.number ?? '') });

    // A range is found by any of its days.
    const [visit] = await storedRows<{ task: string }>(`
      select task from visit
      where planned_during && tstzrange('2026-11-10T00:00:00Z', '2026-11-11T00:00:00Z')
      order by planned_during limit 1`);
    goTo(loaded, '/data/visit?view=calendar.planned_during.2026-11');
    await entry('Visits by when', visit?.task ?? '');
  },
};

/** A week and a day have hours. Buttons, keys and addresses lead to them. */
export const CalendarOfWeeks: ScreenStory = {
  name: 'A calendar of weeks and days',
  args: { address: '/data/visit?view=calendar.planned_during.2026-11' },
  play: async ({ canvas, userEvent, loaded }) => {
    const [visit] = await storedRows<{ task: string; day: string; time: string }>(`
      select task, to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
        to_char(starts_at at time zone 'Europe/Berlin', 'HH24:MI') as time
      from visit where starts_at >= '2026-11-10' order by starts_at, id limit 1`);
    await canvas.findByRole('table', { name: 'Visits by when' });
    const week = await canvas.findByRole('button', { name: 'Week' });
    await userEvent.click(week);
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=calendar\.planned_during\.week/));
    await canvas.findByRole('region', { name: 'Visits by when' });
    // The focus stays, to choose another one.
    await expect(week).toHaveFocus();
    goTo(loaded, `/data/visit?view=calendar.planned_during.week.${visit?.day}`);
    const link = await canvas.findAllByRole('link', {
      name: new RegExp(`${visit?.task}.*${visit?.time}`, 'u'),
    });
    await expect(link[0]).toBeVisible();
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(searchOf(loaded)).toMatch(/view=calendar\.planned_during\.week\.2026-11-/),
    );
    await waitFor(() => expect(searchOf(loaded)).not.toContain(visit?.day));
    await userEvent.keyboard('d');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/view=calendar\.planned_during\.day/));
    await expect(canvas.getByRole('button', { name: 'Day' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    goBack(loaded);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

/** Without a unit in its address, it is a day there. */
export const CalendarOnPhone: ScreenStory = {
  name: 'A calendar on a phone',
  args: { address: '/data/visit?view=calendar.planned_during' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Visits by when' });
    await expect(await canvas.findByRole('button', { name: 'Day' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A record is moved by keyboard, and stored; undoing it brings its time back. */
export const CalendarMoved: ScreenStory = {
  name: 'A record moved in a calendar, and back',
  args: { address: '/data/visit?view=calendar.planned_during.day' },
  play: async ({ canvas, userEvent, loaded }) => {
    const [visit] = await storedRows<{ id: string; task: string; day: string }>(`
      select id::text, task, to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
      from visit where status = 'planned' and not exists (
        select from visit other where other.technician_id = visit.technician_id
          and other.id <> visit.id and other.starts_at::date = visit.starts_at::date)
      order by starts_at desc, id limit 1`);
    if (visit === undefined) throw new Error('No visit can be moved.');
    const startOf = () => storedRows(`select starts_at from visit where id = ${visit.id}`);
    const before = await startOf();
    goTo(loaded, `/data/visit?view=calendar.planned_during.day.${visit.day}&id=eq.${visit.id}`);
    const region = within(await canvas.findByRole('region', { name: 'Visits by when' }));
    const link = await region.findByRole('link', { name: new RegExp(visit.task, 'u') });
    link.focus();
    await userEvent.keyboard(' {ArrowUp}{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(await startOf()).not.toEqual(before);
    await userEvent.click(undo);
    await waitFor(async () => expect(await startOf()).toEqual(before));
  },
};

/** A double-click on an hour begins a record there, by the person's clock. */
export const CalendarCreated: ScreenStory = {
  name: 'A new record from an hour of a calendar',
  args: { address: '/data/visit?view=calendar.planned_during.day.2026-11-22' },
  parameters: { visual: { none: 'The form of a visit has a picture.' } },
  play: async ({ canvas, loaded }) => {
    const hours = await canvas.findByRole('region', { name: 'Sunday, 22 November 2026' });
    const { top, height } = hours.getBoundingClientRect();
    await fireEvent.dblClick(hours, { clientY: top + (height * 9.2) / 24 });
    await canvas.findByRole('heading', { level: 1, name: 'New visit' });
    await expect(searchOf(loaded)).toContain(
      'planned_during=[2026-11-22T08:00:00.000Z,2026-11-22T09:00:00.000Z)',
    );
  },
};
