import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import {
  goTo,
  onPhone,
  pathOf,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import { anyStoryUrl, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Command palette',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Command palette and Patterns/Shortcuts have pictures of both.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const palette = () => screen.findByRole('dialog', { name: 'Search or jump to…' });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search or jump to…' })).toBeNull());
const optionsOf = (within: HTMLElement) => [
  ...within.querySelectorAll<HTMLElement>('[role=option]'),
];
const textsOf = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);
const activeText = async () =>
  (await palette()).querySelector('[role=option][aria-selected=true]')?.textContent ?? '';
const status = async () => within(await palette()).getByRole('status').textContent;

/** Presses the palette's key. */
const pressKey = ({ userEvent }: Play) => userEvent.keyboard('{Control>}k{/Control}');

/** Opens the palette, types once it has the focus, and waits for what is found. */
async function search(play: Play, text: string): Promise<void> {
  await pressKey(play);
  const input = within(await palette()).getByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  await play.userEvent.keyboard(text);
  await expect(input).toHaveValue(text);
}

const isSearched = () => waitFor(async () => expect(await status()).toMatch(/result|match/));

/** Types a text and chooses what it finds, by keys alone. */
async function choose(play: Play, text: string, name: string): Promise<void> {
  await search(play, text);
  await isSearched();
  const names = textsOf(optionsOf(await palette()));
  await expect(names.some((each) => each.includes(name))).toBe(true);
  for (let moved = 0; moved < names.length && !(await activeText()).includes(name); moved += 1) {
    await play.userEvent.keyboard('{ArrowDown}');
  }
  await expect(await activeText()).toContain(name);
  await play.userEvent.keyboard('{Enter}');
  await isClosed();
}

const names = async () => textsOf(optionsOf(await palette()));

const heading = ({ canvas }: Play, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name });

/** A view of a list is found, and so is the import of the list that is open. */
export const ViewsAndImports: ScreenStory = {
  name: 'A view and an import',
  args: { address: '/' },
  play: async (play) => {
    const { canvas, loaded } = play;
    await heading(play, 'Hartmann Workshop');
    await choose(play, 'overdue', 'Overdue');
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/work_order'));
    await expect(searchOf(loaded)).toMatch(/due_at=lt\.now/);
    await canvas.findByRole('button', { name: 'Saved view: Overdue' });
    goTo(loaded, '/data/customer');
    await canvas.findByRole('grid', { name: 'Customers' });
    await choose(play, 'import', 'Import…');
    await heading(play, 'Import customers');
  },
};

/** What was opened comes first the next time, and the focus goes to the heading of each screen. */
export const OpenedBefore: ScreenStory = {
  name: 'A list, two records, and what was opened before',
  args: { address: '/', person: 'dispatcher' },
  play: async (play) => {
    const { loaded } = play;
    const hasFocus = async (name: string) => {
      const found = await heading(play, name);
      await waitFor(() => expect(found).toHaveFocus());
    };
    const customers = await storedRows<{ id: number; name: string }>(
      'select id, name from customer order by id limit 2',
    );
    await heading(play, 'Hartmann Workshop');
    await choose(play, 'parts', 'Parts');
    await hasFocus('Parts');
    await expect(pathOf(loaded)).toBe('/data/part');
    // The second is opened from a record of the same entity.
    for (const { id, name } of customers) {
      await choose(play, name, name);
      await hasFocus(name);
      await expect(pathOf(loaded)).toBe(`/data/customer/${id}`);
    }
    await pressKey(play);
    await waitFor(async () => expect(await names()).toContain(`${customers[0]?.name}Customer`));
    const [first] = within(await palette()).getAllByRole('group');
    await expect(first).toHaveAccessibleName('Recent');
    await waitFor(async () => expect(await activeText()).toContain(customers[0]?.name));
    await play.userEvent.keyboard('{Escape}');
    await isClosed();
    await hasFocus(customers[1]?.name ?? '');
  },
};

/** A record is found by its key, and a list shows all that match. */
export const RecordsByKey: ScreenStory = {
  name: 'A record by its key, and all that match',
  args: { person: 'dispatcher' },
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    await canvas.findByRole('grid', { name: 'Skills' });
    await search(play, '1');
    await waitFor(async () =>
      expect(textsOf(optionsOf(await palette()))).toContainEqual(
        expect.stringMatching(/Work order$/),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await choose(play, 'compressor', 'Show all in work orders');
    await waitFor(() => expect(searchOf(loaded)).toBe('?search=compressor'));
  },
};

/** The actions of a record and its transitions; closing what one opens leads the focus back. */
export const ActionsOfARecord: ScreenStory = {
  name: 'The actions of a record',
  args: { address: '/data/skill/1' },
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    const edit = await canvas.findByRole('link', { name: 'Edit' });
    await canvas.findByRole('button', { name: 'Delete' });
    edit.focus();
    await choose(play, 'delete', 'Delete skill');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(edit).toHaveFocus());
    await choose(play, 'edit skill', 'Edit skill');
    await heading(play, /^Edit /);

    goTo(loaded, '/data/work_order/4704');
    await canvas.findByRole('button', { name: 'Delete' });
    await pressKey(play);
    const screenActions = within(
      await within(await palette()).findByRole('group', { name: 'On this screen' }),
    );
    await screenActions.findByRole('option', { name: 'Copy link' });
    await screenActions.findByRole('option', { name: 'Edit work order' });
    await pressKey(play);
    await isClosed();
    await choose(play, 'put on hold', 'Put on hold');
    const dialog = await screen.findByRole('dialog', { name: /Put on hold/ });
    await within(dialog).findByRole('button', { name: 'Put on hold' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A form is sent from the palette as by its button. */
export const ActionsOfAForm: ScreenStory = {
  name: 'The actions of a list and of a form',
  play: async (play) => {
    await play.canvas.findByRole('link', { name: 'New skill' });
    await choose(play, 'new skill', 'New skill');
    await heading(play, 'New skill');
    await choose(play, 'save', 'Save');
    await waitFor(() => expect(play.canvas.getByLabelText(/^Name/)).toBeInvalid());
  },
};

/** Actions that a role can't do are not offered, and records that it can't read are not found. */
export const OfTheRole: ScreenStory = {
  name: 'Only what the role can do',
  args: { address: '/data/visit', person: 'technician' },
  play: async (play) => {
    const [supplier] = await storedRows<{ name: string }>('select name from supplier limit 1');
    await play.canvas.findByRole('grid', { name: 'Visits' });
    await search(play, 'new visit');
    await isSearched();
    await expect(await names()).not.toContainEqual(expect.stringContaining('New visit'));
    await play.userEvent.keyboard('{Escape}');
    await play.userEvent.keyboard('suppliers');
    await isSearched();
    await expect(await names()).not.toContainEqual(expect.stringMatching(/^Suppliers/));
    await play.userEvent.keyboard('{Escape}');
    await play.userEvent.keyboard(supplier?.name ?? '');
    await isSearched();
    await expect(await names()).not.toContainEqual(expect.stringMatching(/Supplier$/));
  },
};

/** The palette finds each choice of a preference by its words. */
export const Preferences: ScreenStory = {
  name: 'A theme, and the languages by their names',
  play: async (play) => {
    await play.canvas.findByRole('grid', { name: 'Skills' });
    await choose(play, 'dark', 'Theme: Dark');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await search(play, 'deu');
    await waitFor(async () => expect(await activeText()).toContain('Language: Deutsch'));
  },
};

const records = `${anyStoryUrl}/rest/v1/*`;

/** A late answer to an earlier text never wins. */
export const LateAnswer: ScreenStory = {
  name: 'A late answer to an earlier text',
  args: { person: 'dispatcher' },
  play: async (play) => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const until = fn(() => release);
    play.msw.use(
      withFault(startStoryBackend, { url: records, query: 'pump' }, { kind: 'hold-answer', until }),
    );
    await play.canvas.findByRole('grid', { name: 'Skills' });
    await search(play, 'pump');
    await waitFor(() => expect(until).toHaveBeenCalled());
    await waitFor(async () => expect(await status()).toBe('Searching…'));
    await play.userEvent.keyboard('{Escape}');
    await play.userEvent.keyboard('compressor');
    await waitFor(async () => expect(await status()).toMatch(/\d+ results/));
    const found = textsOf(optionsOf(await palette()));
    resolve();
    // Its answer comes before that to a request which is sent after it.
    await fetch('https://later.stories.example/rest/v1/skill?limit=1');
    await expect(found.some((text) => /compressor/i.test(text))).toBe(true);
    await expect(textsOf(optionsOf(await palette()))).toEqual(found);
  },
};

/** A search that fails is retried by keyboard. */
export const FailedSearch: ScreenStory = {
  name: 'A search that fails',
  args: { person: 'dispatcher' },
  play: async (play) => {
    const customers = { url: `${anyStoryUrl}/rest/v1/customer`, query: 'berg' };
    play.msw.use(
      withFault(startStoryBackend, customers, {
        kind: 'status',
        status: 500,
        body: { message: 'No' },
      }),
    );
    await play.canvas.findByRole('grid', { name: 'Skills' });
    await search(play, 'berg');
    await waitFor(async () =>
      expect(textsOf(optionsOf(await palette()))).toContainEqual(expect.stringMatching(/^Retry/)),
    );
    // From now on it is answered.
    play.msw.use(withFault(startStoryBackend, customers, { kind: 'delay', milliseconds: 0 }));
    await play.userEvent.keyboard('{End}');
    await waitFor(async () => expect(await activeText()).toMatch(/^Retry/));
    await play.userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(textsOf(optionsOf(await palette()))).not.toContainEqual(
        expect.stringMatching(/^Retry/),
      ),
    );
    await expect(within(await palette()).getByRole('combobox')).toHaveValue('berg');
  },
};

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** `?` lists the shortcuts that work here, and can be turned off. */
export const Shortcuts: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('grid', { name: 'Skills' });
    // The questions are loaded after the screen.
    await canvas.findByRole('button', { name: 'Why?' });
    await userEvent.keyboard('?');
    await within(await sheet()).findByText('Quick search');
    await within(await sheet()).findByText('Questions on this screen');
    await expect(within(await sheet()).queryByText('Save')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isGone();

    await choose(play, 'new skill', 'New skill');
    await heading(play, 'New skill');
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.type(name, 'Why?');
    await expect(name).toHaveValue('Why?');
    await choose(play, 'shortcuts', 'Keyboard shortcuts');
    await within(await sheet()).findByText('Save');
    within(await sheet())
      .getByRole('switch', { name: 'Single-key shortcuts' })
      .focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Escape}');
    await isGone();

    (await heading(play, 'New skill')).focus();
    await userEvent.keyboard('?');
    await choose(play, 'shortcuts', 'Keyboard shortcuts');
    await expect(within(await sheet()).queryByText('?')).toBeNull();
  },
};

/** On a phone it has a button, and takes the whole screen. */
export const Phone: ScreenStory = {
  globals: onPhone,
  args: { address: '/', person: 'dispatcher' },
  parameters: { visual: { none: 'It looks like the palette of Patterns/Command palette.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quick search' }));
    const shown = await palette();
    // It grows into its place.
    await waitFor(() => {
      const { x, y, width, height } = shown.getBoundingClientRect();
      return expect([x, y, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    });
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await isClosed();
  },
};
