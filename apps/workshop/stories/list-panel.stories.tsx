import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  goBack,
  hasRead,
  onPhone,
  pathOf,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/List panel',
  tags: ['!autodocs'],
  args: { address: '/data/work_order?status=in.(open,planned,in_progress)', person: 'dispatcher' },
  parameters: { ...screenStories.parameters, visual: { play: 'own width' } },
} satisfies Meta<ScreenProps>;

export default meta;

const withoutPicture: ScreenStory['parameters'] = {
  visual: { none: 'Other stories show the panel.' },
};

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Returns the cells with the records' titles, once the rows are loaded. */
async function titlesOf({ canvas, loaded }: Play, list = 'Work orders'): Promise<HTMLElement[]> {
  const grid = within(await canvas.findByRole('grid', { name: list }));
  await grid.findAllByRole('rowheader');
  // Which columns fit is known only then. The last one has the button that opens the panel.
  await hasRead(loaded);
  return grid.findAllByRole('rowheader');
}

async function titleAt(play: Play, place: number): Promise<HTMLElement> {
  const title = (await titlesOf(play))[place];
  if (title === undefined) throw new Error(`The list has no row ${place}.`);
  return title;
}

const buttonOf = (title: HTMLElement) =>
  within(title.closest('tr') as HTMLElement).getByRole('button', { name: /beside the list$/ });

/** Returns the ID of the record that a row links to. */
const idOf = (title: HTMLElement) =>
  within(title).getByRole<HTMLAnchorElement>('link').pathname.split('/').at(-1) ?? '';

const panels = () => [...document.querySelectorAll<HTMLElement>('[data-slot=side-panel]')];

/** The panel, once it shows the record of a row. */
async function panelWith(title: HTMLElement): Promise<ReturnType<typeof within>> {
  const heading = new RegExp(`${title.textContent}$`);
  await screen.findByRole('region', { name: heading });
  const [panel] = panels();
  if (panel === undefined) throw new Error('No panel is open.');
  await within(panel).findByRole('heading', { level: 2, name: heading });
  return within(panel);
}

const isClosed = () => waitFor(() => expect(panels()).toEqual([]));
const isOpenAt = ({ loaded }: Play, id: string) =>
  waitFor(() => expect(searchOf(loaded)).toMatch(new RegExp(`[?&]panel=record\\.${id}$`)));

/** Opened by a key, it follows the focus of the list, and Escape leads back to the row. */
export const Keyboard: ScreenStory = {
  name: 'A record beside its list, by keyboard',
  play: async (play) => {
    const { userEvent, loaded } = play;
    const [first, second, third] = [
      await titleAt(play, 0),
      await titleAt(play, 1),
      await titleAt(play, 2),
    ];
    const search = searchOf(loaded);
    first.focus();
    await userEvent.keyboard(' ');
    await panelWith(first);
    await isOpenAt(play, idOf(first));
    await expect(first).toHaveFocus();
    await expect(first.closest('tr')).toHaveAttribute('aria-current', 'true');

    await userEvent.keyboard('{ArrowDown}');
    await isOpenAt(play, idOf(second));
    await panelWith(second);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('j');
    await isOpenAt(play, idOf(third));
    const panel = await panelWith(third);
    await expect(third).toHaveFocus();
    await userEvent.keyboard('k');
    await isOpenAt(play, idOf(second));

    // From within the panel too.
    panel.getByRole('button', { name: 'Next record' }).focus();
    await userEvent.keyboard('{Enter}');
    await isOpenAt(play, idOf(third));
    await expect(panel.getByRole('button', { name: 'Next record' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(third).toHaveFocus());
    await waitFor(() => expect(searchOf(loaded)).toBe(search));
    await userEvent.keyboard(' ');
    await panelWith(third);
  },
};

/** One step back closes it, however many records were shown. Its own screen leads back to it. */
export const BackButton: ScreenStory = {
  name: 'The address keeps the record beside its list',
  parameters: withoutPicture,
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const [first, second] = [await titleAt(play, 0), await titleAt(play, 1)];
    const search = searchOf(loaded);
    await userEvent.click(buttonOf(first));
    await panelWith(first);
    await userEvent.keyboard('j');
    const panel = await panelWith(second);
    const id = idOf(second);
    await userEvent.click(panel.getByRole('link', { name: 'Open page' }));
    await waitFor(() => expect(pathOf(loaded)).toBe(`/data/work_order/${id}`));
    await canvas.findByRole('heading', { level: 1, name: new RegExp(`${second.textContent}$`) });
    await expect(panels()).toEqual([]);
    goBack(loaded);
    await isOpenAt(play, id);
    await panelWith(await titleAt(play, 1));
    goBack(loaded);
    await isClosed();
    await expect(searchOf(loaded)).toBe(search);
  },
};

/** A record that is opened by its address, and one that is not there. */
export const NotFound: ScreenStory = {
  name: 'A record that is not found, beside its list',
  args: { address: '/data/work_order?panel=record.0' },
  parameters: withoutPicture,
  play: async (play) => {
    const { userEvent, loaded } = play;
    const first = await titleAt(play, 0);
    await waitFor(() => expect(panels()).toHaveLength(1));
    const panel = within(panels()[0] as HTMLElement);
    await panel.findByRole('heading', { name: 'Page not found' });
    await userEvent.click(panel.getByRole('button', { name: 'Close panel' }));
    await isClosed();
    await expect(pathOf(loaded)).toBe('/data/work_order');
    // The button moves to another cell as the list gets wider again, and could leave under the pointer.
    first.focus();
    await userEvent.keyboard(' ');
    await panelWith(first);
  },
};

/** Values are edited in the panel as on the record's own screen. */
export const EditedInPlace: ScreenStory = {
  name: 'A value is edited beside the list',
  parameters: withoutPicture,
  play: async (play) => {
    const { userEvent } = play;
    const title = await titleAt(play, 0);
    const id = idOf(title);
    title.focus();
    await userEvent.keyboard(' ');
    const panel = await panelWith(title);
    await userEvent.click(await panel.findByRole('button', { name: 'Edit Estimate' }));
    const input = await screen.findByRole('textbox', { name: /^Estimate/ });
    await userEvent.clear(input);
    await userEvent.type(input, '4321.50{Enter}');
    await panel.findByText('€4,321.50');
    await waitFor(async () =>
      expect(await storedRows(`select estimate::text from work_order where id = ${id}`)).toEqual([
        { estimate: '4321.50' },
      ]),
    );
  },
};

/** A deleted record leaves the list, and no panel of it. */
export const Deleted: ScreenStory = {
  name: 'A record is deleted beside its list',
  args: { address: '/data/skill?name=eq.Welding%20again', person: 'owner' },
  parameters: withoutPicture,
  beforeEach: () => elsewhere("insert into skill (name) values ('Welding again')"),
  play: async (play) => {
    const { userEvent, loaded } = play;
    const search = searchOf(loaded);
    const [title] = await titlesOf(play, 'Skills');
    if (title === undefined) throw new Error('The list has no rows.');
    const id = idOf(title);
    await userEvent.click(buttonOf(title));
    await waitFor(() => expect(panels()).toHaveLength(1));
    const panel = within(panels()[0] as HTMLElement);
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    const remove = question.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(remove);
    await isClosed();
    await waitFor(async () =>
      expect(await storedRows(`select 1 from skill where id = ${id}`)).toEqual([]),
    );
    await expect(searchOf(loaded)).toBe(search);
  },
};

export const Narrow: ScreenStory = {
  name: 'No room beside a list',
  args: { address: '/data/work_order?panel=record.4811' },
  globals: onPhone,
  parameters: { visual: { none: 'It looks like the list without a panel.' } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findAllByRole('link', { name: /./ });
    await canvas.findByText(/^1–50 of /);
    await expect(canvas.queryByRole('button', { name: /beside the list$/ })).toBeNull();
    await expect(panels()).toEqual([]);
  },
};

export const RightToLeft: ScreenStory = {
  name: 'A record beside its list, from right to left',
  globals: { direction: 'rtl' },
  play: async (play) => {
    const { userEvent } = play;
    const title = await titleAt(play, 0);
    await userEvent.click(buttonOf(title));
    const panel = await panelWith(title);
    const edge = panel.getByRole('separator', { name: 'Width of the panel' });
    const [shown] = panels();
    const width = () => shown?.offsetWidth ?? 0;
    const before = width();
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(width()).toBe(before + 8));
    await expect(edge).toHaveAttribute('aria-valuenow', `${before + 8}`);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(width()).toBe(before));
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(
      shown?.getBoundingClientRect().right ?? Infinity,
    );
  },
};

/** Records in groups are opened beside them as well. */
export const Grouped: ScreenStory = {
  name: 'A record beside a list in groups',
  args: { address: '/data/work_order?status=in.(open,planned)&view=group.status' },
  parameters: withoutPicture,
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findAllByRole('button', { name: /beside the list$/ });
    // Which columns fit, and so the place of the button, is known only then.
    await hasRead(loaded);
    const [button] = canvas.getAllByRole('button', { name: /beside the list$/ });
    if (button === undefined) throw new Error('The group has no rows.');
    await userEvent.click(button);
    await waitFor(() => expect(panels()).toHaveLength(1));
    // The button may have left with a column that doesn't fit any more.
    await waitFor(() => expect(document.querySelector('tr[aria-current=true]')).not.toBeNull());
    await userEvent.keyboard('{Escape}{Escape}');
    await isClosed();
  },
};
