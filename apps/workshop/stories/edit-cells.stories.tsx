import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import {
  endedSession,
  screenStories,
  type ScreenStory,
  searchOf,
  signInAgain,
} from './screen-story.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const fields = ['name', 'stock', 'minimum_stock', 'sales_price', 'shelf'] as const;

const meta = {
  ...screenStories,
  title: 'Screens/Edit cells',
  tags: ['!autodocs'],
  args: {
    address: `/data/part?select=${fields.join()}&number=ilike.ZZ-900*&order=number.asc`,
    person: 'owner',
  },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Cell editing has pictures of the cells.' },
  },
  beforeEach: [
    screenStories.beforeEach,
    () =>
      elsewhere(`
        insert into part (number, name, sales_price, minimum_stock)
        select 'ZZ-900' || n, 'Cell part ' || n, 10, 1 from generate_series(1, 3) n`),
  ],
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];
type Field = (typeof fields)[number];

/** The cell of a part, the first one's number is 1. */
function cell({ canvasElement }: Play, part: number, field: Field): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(
    `[role=grid] [aria-rowindex="${part + 1}"] > [aria-colindex="${fields.indexOf(field) + 2}"]`,
  );
  if (found === null) throw new Error(`Part ${part} has no cell of ${field}.`);
  return found;
}

const hasFocus = (play: Play, part: number, field: Field) =>
  waitFor(() => expect(cell(play, part, field)).toHaveFocus());
const bar = () => screen.findByRole('toolbar', { name: 'Edit parts' });
const says = async (text: string | RegExp) => within(await bar()).findByText(text);
const editor = () => document.querySelector<HTMLElement>('[data-slot=cell-editor]');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const stored = () =>
  storedRows(`
    select name, minimum_stock::float, sales_price::float, shelf from part
    where number like 'ZZ-900%' order by number`);

/** Begins to edit, by its key. */
async function begin(play: Play): Promise<void> {
  await waitFor(() => cell(play, 3, 'name'));
  await play.userEvent.keyboard('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}');
  await says('Press Enter or type to edit a cell.');
  await hasFocus(play, 1, 'name');
}

async function save({ userEvent }: Play): Promise<void> {
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Save' }));
}

const writes = { url: `${anyStoryUrl}/rest/v1/part`, methods: ['PATCH'] };

/** A server that fails, leaving, and a session that has ended lose nothing that was typed. */
export const NothingLost: ScreenStory = {
  name: 'A server that fails, leaving, and an ended session',
  play: async (play) => {
    const { canvas, msw, userEvent } = play;
    await begin(play);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await hasFocus(play, 1, 'minimum_stock');
    await userEvent.keyboard('5{Enter}');
    await hasFocus(play, 2, 'minimum_stock');
    msw.use(withFault(startStoryBackend, writes, { kind: 'status', status: 503 }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await (await dialog('Changes')).findByText(/isn’t responding/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(cell(play, 1, 'minimum_stock')).findByText('Edited');

    // Leaving asks first.
    const [link] = canvas.getAllByRole('link', { name: /^Customers/ });
    await userEvent.click(link as HTMLElement);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    // The server answers again, and the session has ended meanwhile.
    msw.use(
      ...endedSession('part', 'PATCH'),
      withFault(startStoryBackend, writes, { kind: 'delay', milliseconds: 0 }),
    );
    await save(play);
    await signInAgain(play, 'owner');
    await says('No changes');
    await expect((await stored())[0]).toMatchObject({ minimum_stock: 5 });
  },
};

/** A browser whose storage is full says that it keeps no edits, and they can be saved. */
export const StorageFull: ScreenStory = {
  name: 'A browser whose storage is full',
  beforeEach: () => {
    const store = localStorage.setItem.bind(localStorage);
    spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key.startsWith('ninefold.edits ')) throw new DOMException('', 'QuotaExceededError');
      store(key, value);
    });
  },
  play: async (play) => {
    await begin(play);
    await play.userEvent.keyboard('Kept nowhere{Enter}');
    await screen.findAllByText(/Your browser can’t keep this/);
    await save(play);
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ name: 'Kept nowhere' }));
  },
};

const minimums = async () =>
  (await stored()).map((part) => (part as { readonly minimum_stock: number }).minimum_stock);

/** Cells are edited by keyboard alone, checked, saved together, and it is undone. */
export const ByKeyboard: ScreenStory = {
  name: 'By keyboard alone',
  play: async (play) => {
    const { canvas, canvasElement, loaded, userEvent } = play;
    const press = (keys: string) => userEvent.keyboard(keys);
    await begin(play);
    // A field that the role can't write says so, and keeps its value.
    await press('{ArrowRight}');
    await expect(cell(play, 1, 'stock')).toHaveAttribute('aria-readonly', 'true');
    await press('5');
    await says('You don’t have permission to edit Stock.');
    await hasFocus(play, 1, 'stock');

    // Typing replaces the value. Enter leads down, Tab to the end side.
    await press('{ArrowRight}12');
    await press('{Enter}');
    await hasFocus(play, 2, 'minimum_stock');
    await says('1 change in 1 record');
    await press('7');
    await press('{Tab}');
    await hasFocus(play, 2, 'sales_price');
    await press('{F2}');
    await press('{Escape}');
    await hasFocus(play, 2, 'sales_price');

    // A text that a rule forbids is marked, and keeps all from being saved.
    await press('{ArrowRight}nowhere');
    await press('{Enter}');
    await hasFocus(play, 3, 'shelf');
    await says('1 problem');
    await waitFor(() =>
      expect(cell(play, 2, 'shelf').querySelector('[data-invalid]')).not.toBeNull(),
    );
    await press('{Control>}{Enter}{/Control}');
    await dialog('Changes');
    await press('{Escape}');
    await expect(await minimums()).toEqual([1, 1, 1]);

    // The last edit is undone by Ctrl+Z, and a cell's own edit by Alt+Backspace.
    await hasFocus(play, 3, 'shelf');
    await press('{Control>}z{/Control}');
    await says('2 changes in 2 records');
    await press('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await hasFocus(play, 1, 'minimum_stock');
    await press('{Alt>}{Backspace}{/Alt}');
    await says('1 change in 1 record');
    await press('{Control>}z{/Control}');
    await says('2 changes in 2 records');

    // Edits stay while the list is sorted another way.
    await press('{Control>}{Home}{/Control}{ArrowRight}{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toMatch(/order=name\./));
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=grid]:not([aria-busy])')).not.toBeNull(),
    );
    await says('2 changes in 2 records');

    // They stay while the list shows other records, too.
    await userEvent.type(canvas.getByRole('searchbox'), 'ZZ-9001');
    await says('1 out of sight');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(async () => expect(within(await bar()).queryByText('1 out of sight')).toBeNull());
    await waitFor(() => cell(play, 3, 'name'));
    await userEvent.click(cell(play, 1, 'minimum_stock'));
    await press('{Control>}{Enter}{/Control}');
    await screen.findAllByText('2 parts were edited');
    await says('No changes');
    await expect(await minimums()).toEqual([12, 7, 1]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findAllByText('2 parts were restored');
    await expect(await minimums()).toEqual([1, 1, 1]);

    await press('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Edit parts' })).toBeNull());
  },
};

/** A block is pasted, and what doesn’t fit is named. Cells are edited and filled by mouse, and another person’s change is kept. */
export const Pasted: ScreenStory = {
  name: 'By mouse, pasted as a block, and changed by others meanwhile',
  play: async (play) => {
    const { userEvent } = play;
    const shows = (part: number, field: Field, text: string) =>
      within(cell(play, part, field)).findByText(text);
    await begin(play);
    // A press on a row focuses its cell, a double press edits it, and a press elsewhere keeps what was typed.
    await userEvent.click(cell(play, 2, 'shelf'));
    await hasFocus(play, 2, 'shelf');
    await userEvent.dblClick(cell(play, 1, 'sales_price'));
    await waitFor(() => expect(editor()?.contains(document.activeElement)).toBe(true));
    await userEvent.clear(document.activeElement as HTMLElement);
    await userEvent.keyboard('12.5');
    await userEvent.click(cell(play, 3, 'shelf'));
    await waitFor(() => expect(editor()).toBeNull());
    await hasFocus(play, 3, 'shelf');
    await shows(1, 'sales_price', 'Edited');

    // One text of the block isn't a number, and it has more rows than the page.
    await userEvent.click(cell(play, 2, 'stock'));
    await hasFocus(play, 2, 'stock');
    await userEvent.paste('1\t"20"\t30.5\n2\tmany\t1,250.75\n3\t4\t5\r\n');
    const refused = await dialog('3 cells were not pasted');
    await refused.findByText(/^Stock, ZZ-9002/);
    await refused.findByText(/^Minimum stock, ZZ-9003/);
    await refused.findByText(/1 row didn’t fit: this page has no more rows/);
    await userEvent.keyboard('{Escape}');
    await shows(3, 'sales_price', '€1,250.75');

    // One text fills the selected cells, and cutting empties them.
    await userEvent.click(cell(play, 1, 'shelf'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.paste('A-01-02');
    await shows(2, 'shelf', 'A-01-02');
    await userEvent.keyboard('{Control>}x{/Control}');
    await waitFor(() => expect(within(cell(play, 2, 'shelf')).queryByText('A-01-02')).toBeNull());
    await userEvent.paste('A-01-02');
    await shows(2, 'shelf', 'A-01-02');

    // Somebody else saves one of the records first.
    await elsewhere("update part set name = 'Cell part 3, renamed' where number = 'ZZ-9003'");
    await save(play);
    const conflict = within(
      await (
        await dialog('Changes')
      ).findByRole('region', { name: 'Another change was saved first' }),
    );
    await conflict.findByText('Cell part 3, renamed');
    await expect(await stored()).toMatchObject([
      { sales_price: 12.5, shelf: 'A-01-02' },
      { minimum_stock: 20, shelf: 'A-01-02' },
      { name: 'Cell part 3, renamed', sales_price: 10 },
    ]);
    await userEvent.click(conflict.getByRole('button', { name: 'Load current values' }));
    await (await dialog('Changes')).findByRole('region', { name: 'Current values loaded' });
    await userEvent.click((await dialog('Changes')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changes' })).toBeNull());
    await shows(3, 'name', 'Cell part 3, renamed');
    await save(play);
    await says('No changes');
    await expect((await stored())[2]).toMatchObject({
      name: 'Cell part 3, renamed',
      sales_price: 1250.75,
    });
  },
};

const nameInAnyCase = () =>
  elsewhere(
    `create unique index part_name_in_any_case on part (lower(name)) where number ~~ 'ZZ-900%'`,
  );
const saysAt = (play: Play, part: number, text: string | RegExp) =>
  within(cell(play, part, 'name')).findByText(text);
const namesAt = (play: Play, part: number, other: number) =>
  saysAt(play, part, new RegExp(`Another part already has the same name: .*${other}$`));
const saysNothingAt = (play: Play, part: number) =>
  waitFor(() => expect(cell(play, part, 'name').querySelector('[data-invalid]')).toBeNull());

/** A record that is in the way is named at its cell, as long as it is there: edited, stored, moved or deleted. */
export const InTheWay: ScreenStory = {
  name: 'Another record that is in the way',
  beforeEach: nameInAnyCase,
  play: async (play) => {
    const { canvas, userEvent } = play;
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    await begin(play);
    await userEvent.keyboard('CELL part 3{Enter}');
    await namesAt(play, 1, 3);
    await says('1 problem');

    // The other one is edited: it is in the way no more, but for another field.
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus(play, 3, 'name');
    await userEvent.keyboard('Moved{Enter}');
    await saysNothingAt(play, 1);
    await undo();
    await namesAt(play, 1, 3);
    await userEvent.click(cell(play, 3, 'minimum_stock'));
    await userEvent.keyboard('7{Enter}');
    await says('2 changes in 2 records');
    await namesAt(play, 1, 3);

    // Two edits are in each other's way until one of them is mended.
    await userEvent.click(cell(play, 1, 'name'));
    await userEvent.keyboard('Same{Enter}');
    await saysNothingAt(play, 1);
    await userEvent.keyboard('SAME{Enter}');
    await namesAt(play, 1, 2);
    await namesAt(play, 2, 1);
    await undo();
    await saysNothingAt(play, 1);
    await undo();
    await namesAt(play, 1, 3);

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select .*3$/ }));
    const selected = within(await canvas.findByRole('toolbar', { name: /^Selected / }));
    await userEvent.click(selected.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/^No /);
    await userEvent.click(question.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await saysNothingAt(play, 1);
  },
};

/** What only the database has refused is said at the cell that its index reads. */
export const RefusedByIndex: ScreenStory = {
  name: 'A value that an index refuses',
  beforeEach: nameInAnyCase,
  play: async (play) => {
    const { userEvent } = play;
    await begin(play);
    await userEvent.keyboard('New name{Enter}');
    await says('1 change in 1 record');
    await elsewhere(
      `insert into part (number, name, sales_price) values ('ZZ-9009', 'new NAME', 1)`,
    );
    await save(play);
    const changes = await dialog('Changes');
    await changes.findByText('Another record already has this value.');
    await userEvent.keyboard('{Escape}');
    await saysAt(play, 1, 'Not valid: Another record already has this value.');
  },
};
