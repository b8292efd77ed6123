import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pickedFile, pickFiles } from './picked-file.ts';
import { endedSession, screenStories, type ScreenStory, signInAgain } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { anyStoryUrl, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Export',
  tags: ['!autodocs'],
  args: { address: '/data/work_order?status=eq.completed', person: 'owner' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Export records has pictures of the dialog.' },
  },
  beforeEach: [screenStories.beforeEach, pickFiles],
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Opens the dialog, and makes choices by their names. */
async function openExport({ canvas, userEvent }: Play, choices: readonly (string | RegExp)[] = []) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export / }));
  for (const name of choices) {
    await userEvent.click(await dialog.findByRole('radio', { name }));
  }
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openExport>>;

const press = async ({ userEvent }: Play, dialog: Dialog, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the values of one of the file's columns, without its name. */
async function column(index: number): Promise<readonly string[]> {
  const lines = ((await (await pickedFile())?.text()) ?? '').trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',').at(index) ?? '');
}

const all = ['CSV', /^All that match/, 'All fields', 'Column names'];

async function completed(): Promise<readonly string[]> {
  const rows = await storedRows<{ number: string }>(
    "select number from work_order where status = 'completed'",
  );
  return rows.map(({ number }) => number).toSorted();
}

/** Expects that these rows of the list are in the file, in their order, and no others. */
async function areExported(rows: readonly (string | undefined)[]): Promise<void> {
  // The first one holds titles, some of which have a comma.
  const numbers = await column(-1);
  await expect(numbers).toHaveLength(rows.length);
  for (const [index, row] of rows.entries()) await expect(row).toContain(numbers[index]);
}

/** The page as it is seen and the selected records are exported, and the last choices are kept. */
export const PageAndSelection: ScreenStory = {
  name: 'The page and the selected records',
  args: { address: '/data/work_order?status=eq.completed&select=number,title' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const grid = await canvas.findByRole('grid', { name: 'Work orders' });
    const rows = () =>
      [...grid.querySelectorAll('tbody tr')]
        .map((row) => row.textContent)
        .filter((text) => text.includes('WO-'));
    await waitFor(() => expect(rows()).toHaveLength(50));
    const shown = rows();
    await press(
      play,
      await openExport(play, ['CSV', /^This page/, 'As in the list', 'Labels']),
      'Export',
    );
    await isClosed();
    await areExported(shown);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());

    // As it was exported last, by its key.
    const dialog = await openExport(play);
    await dialog.findByText(/^50 work orders with/);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    const boxes = within(grid).getAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const index of [1, 3]) await userEvent.click(boxes[index] as HTMLElement);
    await press(play, await openExport(play), 'Export');
    await isClosed();
    await areExported([shown[1], shown[3]]);
  },
};

/** A page of the export: it reads all fields, a thousand records at a time. */
const pages = { url: `${anyStoryUrl}/rest/v1/work_order`, query: 'limit=1000' };

/** A cancelled export leaves no file, and the next one is whole. */
export const Cancelled: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent, msw } = play;
    await canvas.findByRole('grid', { name: 'Work orders' });
    const dialog = await openExport(play, all);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const until = () => {
      asked.resolve();
      return answer.promise;
    };
    msw.use(withFault(startStoryBackend, { ...pages, times: 1 }, { kind: 'hold-answer', until }));
    await press(play, dialog, 'Export');
    await asked.promise;
    await dialog.findByRole('progressbar');
    // Escape doesn't lose what runs.
    await userEvent.keyboard('{Escape}');
    await dialog.findByRole('progressbar');
    await press(play, dialog, 'Cancel');
    await isClosed();
    answer.resolve();
    await waitFor(async () => expect((await pickedFile())?.size ?? 0).toBe(0));
    await press(play, await openExport(play), 'Export');
    await screen.findByText(/work orders exported$/);
    await expect((await column(0)).toSorted()).toEqual(await completed());
  },
};

/** A server that is down and a session that has ended stop an export, and it goes on to the whole file. */
export const Stopped: ScreenStory = {
  name: 'A server that is down, and a session that has ended',
  play: async (play) => {
    const { canvas, msw } = play;
    await canvas.findByRole('grid', { name: 'Work orders' });
    const dialog = await openExport(play, all);
    const down = { kind: 'status', status: 503, body: {} } as const;
    msw.use(
      withFault(startStoryBackend, { ...pages, times: 1 }, { kind: 'delay', milliseconds: 0 }),
      withFault(startStoryBackend, pages, down),
    );
    await press(play, dialog, 'Export');
    await dialog.findByText(/^The export stopped after [\d,]+ records$/);
    msw.use(
      ...endedSession('work_order', 'GET'),
      withFault(startStoryBackend, pages, { kind: 'delay', milliseconds: 0 }),
    );
    await press(play, dialog, 'Retry');
    await signInAgain(play, 'owner');
    await screen.findByText(/work orders exported$/);
    await expect((await column(0)).toSorted()).toEqual(await completed());
  },
};
