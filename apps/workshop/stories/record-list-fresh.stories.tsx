import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record list that stays fresh',
  tags: ['!autodocs'],
  args: { address: '/data/supplier?name=ilike.Fresh*&order=name.asc', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Record list has a picture of marked rows.' },
  },
  beforeEach: [screenStories.beforeEach, () => create('Birch', 'Cedar', 'Elm')],
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

function create(...names: readonly string[]): Promise<void> {
  const rows = names.map((name) => `('Fresh ${name}', 'DE')`);
  return elsewhere(`insert into supplier (name, country) values ${rows.join()}`);
}

const gridOf = async ({ canvas }: Play) => canvas.findByRole('grid', { name: 'Suppliers' });
const hasRow = async (play: Play, name: string) =>
  within(await gridOf(play)).findByRole('link', { name: `Fresh ${name}` });
const titles = async (play: Play) =>
  [...(await gridOf(play)).querySelectorAll('tbody th a')].map(({ textContent }) => textContent);

/** Waits for the rows, and for what keeps them fresh: it is loaded after them. */
async function isOpen(play: Play): Promise<void> {
  await hasRow(play, 'Elm');
  await waitFor(() =>
    expect(play.canvasElement.querySelector('[data-slot=list-freshness]')).not.toBeNull(),
  );
}

/** Comes back to the page, as from another window, until it shows what is looked for: it listens a moment after it is shown. */
const comeBackUntil = (find: () => unknown) =>
  waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    return find();
  });

/** Values change in place, what has gone stays marked, and new records wait until they are shown. */
export const InPlace: ScreenStory = {
  name: 'Changed, deleted and created by others',
  play: async (play) => {
    const { canvas, userEvent } = play;
    await isOpen(play);
    await elsewhere(`
      update supplier set name = 'Fresh Cedar and sons' where name = 'Fresh Cedar';
      delete from supplier where name = 'Fresh Elm'`);
    await create('Aspen');
    await comeBackUntil(() => canvas.getByText('1 new record'));
    await within(await gridOf(play)).findByText('No longer in this list');
    await expect(await titles(play)).toEqual(['Fresh Birch', 'Fresh Cedar and sons', 'Fresh Elm']);

    canvas.getByRole('button', { name: 'Show' }).focus();
    await userEvent.keyboard('{Enter}');
    await hasRow(play, 'Aspen');
    await expect(await titles(play)).toEqual([
      'Fresh Aspen',
      'Fresh Birch',
      'Fresh Cedar and sons',
    ]);
    await waitFor(() => expect(canvas.queryByText('1 new record')).toBeNull());
    // The button has left, and the focus with it for the rows.
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
  },
};

/** Changes are shown by their shortcut, and the focus stays on its record. */
export const ByShortcut: ScreenStory = {
  name: 'Shown by their shortcut',
  play: async (play) => {
    const { canvas, userEvent } = play;
    await isOpen(play);
    (await hasRow(play, 'Cedar')).focus();
    await create('Aspen', 'Beech');
    await comeBackUntil(() => canvas.getByText('2 new records'));
    await userEvent.keyboard('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}');
    await hasRow(play, 'Aspen');
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toHaveTextContent('Fresh Cedar'),
    );
  },
};

/** An answer that comes late does not hide what was changed after it. */
export const LateAnswer: ScreenStory = {
  name: 'An answer that comes late',
  play: async (play) => {
    await isOpen(play);
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const until = fn(() => release);
    const rows = { url: `${anyStoryUrl}/rest/v1/supplier`, times: 1 };
    play.msw.use(withFault(startStoryBackend, rows, { kind: 'hold-answer', until }));
    await comeBackUntil(() => expect(until).toHaveBeenCalled());
    await create('Aspen');
    resolve();
    await comeBackUntil(() => play.canvas.getByText('1 new record'));
  },
};
