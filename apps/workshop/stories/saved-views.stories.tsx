import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  goBack,
  goTo,
  hasRead,
  onPhone,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Saved views',
  tags: ['!autodocs'],
  args: { address: '/data/work_order', person: 'dispatcher' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Saved views has pictures of the menu and the dialogs.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Waits until this is the current view. */
const isCurrent = ({ canvas }: Play, name: string) =>
  canvas.findByRole('button', { name: `Saved view: ${name}` });

async function openMenu({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Saved view: / }));
  return within(await screen.findByRole('menu'));
}

async function choose(play: Play, name: string): Promise<void> {
  const menu = await openMenu(play);
  await play.userEvent.click(await menu.findByRole('menuitemradio', { name }));
  await isCurrent(play, name);
}

const stored = () => storedRows("select name from ninefold_saved_views where name = 'Done'");

/** A deleted view is restored by Undo. */
export const Deleted: ScreenStory = {
  name: 'A deleted view is restored',
  args: { address: '/data/work_order?status=in.(completed)&limit=25', person: 'owner' },
  play: async (play) => {
    const { userEvent, loaded } = play;
    await isCurrent(play, 'Unsaved view');
    await userEvent.click(
      await (await openMenu(play)).findByRole('menuitem', { name: 'Save view…' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Done');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await isCurrent(play, 'Done');
    await userEvent.click(await (await openMenu(play)).findByRole('menuitem', { name: 'Delete' }));
    await screen.findAllByText('“Done” deleted');
    await isCurrent(play, 'Unsaved view');
    await waitFor(async () => expect(await stored()).toEqual([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await isCurrent(play, 'Done');
    await waitFor(async () => expect(await stored()).toEqual([{ name: 'Done' }]));
    // As another visit finds it.
    const address = `/data/work_order${searchOf(loaded)}`;
    goTo(loaded, '/data/skill');
    await isCurrent(play, 'All skills');
    goTo(loaded, address);
    await isCurrent(play, 'Done');
  },
};

const nameIn = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title })).findByRole('textbox', {
    name: /^Name/,
  });

/** A view is saved, changed, updated without reading its records again, and renamed. Going back leads to it. */
export const Changed: ScreenStory = {
  name: 'Saved, changed, updated and renamed',
  args: { address: '/data/work_order?status=in.(on_hold)' },
  play: async (play) => {
    const { canvas, userEvent, loaded, msw } = play;
    const act = async (name: string) =>
      userEvent.click(await (await openMenu(play)).findByRole('menuitem', { name }));
    await isCurrent(play, 'Unsaved view');
    await act('Save view…');
    await screen.findByText('It is kept in the database.');
    await userEvent.type(await nameIn('Save view'), 'Waiting{Enter}');
    await isCurrent(play, 'Waiting');
    await expect(searchOf(loaded)).toBe('?status=in.(on_hold)');

    await userEvent.type(canvas.getByRole('searchbox'), 'pump');
    await waitFor(() => expect(searchOf(loaded)).toContain('search=pump'));
    await isCurrent(play, 'Waiting, changed');
    await expect(searchOf(loaded)).toMatch(/&saved=view\./);
    await hasRead(loaded);
    const rows = fn(async () => undefined);
    msw.use(
      withFault(
        startStoryBackend,
        { url: `${anyStoryUrl}/rest/v1/work_order`, query: 'limit=50' },
        { kind: 'hold-answer', until: rows },
      ),
    );
    await act('Update view');
    await isCurrent(play, 'Waiting');
    await waitFor(() => expect(searchOf(loaded)).toBe('?status=in.(on_hold)&search=pump'));
    await expect(rows).not.toHaveBeenCalled();

    await choose(play, 'All work orders');
    await waitFor(() => expect(searchOf(loaded)).toBe(''));
    goBack(loaded);
    await isCurrent(play, 'Waiting');
    await act('Rename…');
    const name = await nameIn('Rename view');
    await expect(name).toHaveValue('Waiting');
    await userEvent.type(name, ' for parts{Enter}');
    const button = await isCurrent(play, 'Waiting for parts');
    await waitFor(() => expect(button).toHaveFocus());

    await choose(play, 'Overdue');
    await act('Save as new view…');
    await userEvent.type(await nameIn('Save view'), 'Waiting for parts{Enter}');
    await screen.findByText(/You already have a view with this name/);
  },
};

/** A shared view is another person’s too, who can’t change it. Its owner can stop sharing it. */
export const Shared: ScreenStory = {
  name: 'Shared by another person',
  beforeEach: () =>
    elsewhere(`
      insert into ninefold_saved_views (entity, name, address, shared, owner)
      select 'work_order', 'Of ' || split_part(email, '@', 1), 'status=in.(cancelled)', true, id
      from auth.users where email ~ '^(owner|dispatcher)@'`),
  play: async (play) => {
    await choose(play, 'Of owner');
    await waitFor(() => expect(searchOf(play.loaded)).toBe('?status=in.(cancelled)'));
    const others = await openMenu(play);
    await others.findByRole('menuitem', { name: 'Save as new view…' });
    for (const name of ['Delete', 'Stop sharing']) {
      await expect(others.queryByRole('menuitem', { name })).toBeNull();
    }
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await choose(play, 'Of dispatcher');
    const own = await openMenu(play);
    await play.userEvent.click(await own.findByRole('menuitem', { name: 'Stop sharing' }));
    await screen.findByText('“Of dispatcher” is no longer shared');
    await expect(
      await storedRows("select name from ninefold_saved_views where shared and name like 'Of %'"),
    ).toEqual([{ name: 'Of owner' }]);
  },
};

/** A list opens with the default view of a role, and all records stay a choice. */
export const DefaultOfARole: ScreenStory = {
  name: 'The default view of a role',
  args: { address: '/', person: 'technician' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const link = await navigation.findByRole('link', { name: /^Work orders/ });
    await userEvent.click(link);
    await isCurrent(play, 'To do');
    await expect(searchOf(loaded)).toBe('?status=in.(planned,in_progress)');
    await choose(play, 'All work orders');
    await expect(searchOf(loaded)).toBe('');
    goTo(loaded, '/data/work_order');
    await isCurrent(play, 'All work orders');
  },
};

/** A view of the team is a board, and changing it leaves its name. */
export const Board: ScreenStory = {
  name: 'A board of the team',
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await choose(play, 'Board');
    const planned = within(await canvas.findByRole('grid', { name: 'Planned' }));
    await planned.findAllByRole('row');
    await userEvent.type(canvas.getByRole('searchbox'), 'pump');
    // All of it: the rest of the text would be searched for after the next choice.
    await waitFor(() => expect(searchOf(loaded)).toContain('search=pump'));
    await isCurrent(play, 'Board, changed');
    await choose(play, 'Board');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};

const favourites = (canvas: Pick<Play['canvas'], 'findByRole'>) =>
  canvas.findByRole('list', { name: 'Favourites' });

const markedRows = () =>
  storedRows(
    "select name, shared from ninefold_saved_views where entity = 'ninefold_saved_views' order by name",
  );

/** A marked view is in the navigation, until it is unmarked or gone. */
export const Favourites: ScreenStory = {
  name: 'Favourites in the navigation',
  args: { address: '/data/work_order?status=in.(on_hold)&limit=25', person: 'owner' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await isCurrent(play, 'Unsaved view');
    await userEvent.click(
      await (await openMenu(play)).findByRole('menuitem', { name: 'Save view…' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Waiting');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await isCurrent(play, 'Waiting');
    const add = { name: 'Add to favourites' };
    await userEvent.click(await (await openMenu(play)).findByRole('menuitem', add));
    const list = within(await favourites(canvas));
    const link = await list.findByRole('link', { name: 'Waiting (Work orders)' });
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: /^Work orders/ })).not.toHaveAttribute(
      'aria-current',
    );
    // A view of the team, by the keyboard.
    await choose(play, 'Board');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to…' }));
    await userEvent.type(palette.getByRole('combobox'), 'favourites');
    await palette.findByRole('option', { name: /^Add “Board” to favourites/ });
    await userEvent.keyboard('{Enter}');
    await list.findByRole('link', { name: 'Board (Work orders)' });
    await expect(await markedRows()).toHaveLength(2);

    goTo(loaded, '/data/skill');
    await isCurrent(play, 'All skills');
    await userEvent.click(await list.findByRole('link', { name: 'Waiting (Work orders)' }));
    await isCurrent(play, 'Waiting');
    await userEvent.click(await (await openMenu(play)).findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() =>
      expect(list.queryByRole('link', { name: 'Waiting (Work orders)' })).toBeNull(),
    );
    await userEvent.click(await list.findByRole('link', { name: 'Board (Work orders)' }));
    await isCurrent(play, 'Board');
    const remove = { name: 'Remove from favourites' };
    await userEvent.click(await (await openMenu(play)).findByRole('menuitem', remove));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Favourites' })).toBeNull());
  },
};

/** Where the browser keeps the favourites for the next visit. */
const favouritesKey = () =>
  Object.keys(localStorage).find((key) => key.startsWith('ninefold.favourites '));

/** The browser says it to all other tabs. */
const anotherTabWrote = () =>
  dispatchEvent(new StorageEvent('storage', { key: favouritesKey() ?? '' }));

/** The view of somebody else is one's favourite as long as they share it. */
export const SharedFavourite: ScreenStory = {
  name: 'A shared view as a favourite',
  play: async (play) => {
    const { canvas } = play;
    await isCurrent(play, 'All work orders');
    await waitFor(() => expect(favouritesKey()).toBeDefined());
    await storedRows(`
      with given as (
        insert into ninefold_saved_views (entity, name, address, shared, owner)
        select 'work_order', 'Given up', 'status=in.(cancelled)', true, id from auth.users
        where email like 'owner@%' returning id
      )
      insert into ninefold_saved_views (entity, name, address, owner)
      select 'ninefold_saved_views', given.id::text, '', account.id
      from given, auth.users account where account.email like 'dispatcher@%'`);
    anotherTabWrote();
    const list = within(await favourites(canvas));
    const link = await list.findByRole('link', { name: 'Given up (Work orders)' });
    await play.userEvent.click(link);
    await isCurrent(play, 'Given up');
    await storedRows("update ninefold_saved_views set shared = false where name = 'Given up'");
    anotherTabWrote();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Favourites' })).toBeNull());
    await isCurrent(play, 'Unsaved view');
  },
};

/** On a phone the view is chosen above the list. */
export const Phone: ScreenStory = {
  globals: onPhone,
  parameters: { visual: { none: 'Patterns/Saved views has a picture of it.' } },
  play: async (play) => {
    await choose(play, 'Overdue');
    await expect(searchOf(play.loaded)).toContain('due_at=lt.now');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
