import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

/** What people hear of a write that was carried out, after which nothing can be read. */
const meta = {
  ...screenStories,
  title: 'Screens/After a write',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
  parameters: { ...screenStories.parameters, visual: { none: 'The message fades.' } },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** The database answers the next write of this kind, and no read of the relation from then on. */
function readsFailAfter({ msw }: Play, relation: string, method: string, written = relation): void {
  const url = `${anyStoryUrl}/rest/v1/${relation}`;
  const failing = withFault(
    startStoryBackend,
    { url, methods: ['GET', 'HEAD'] },
    { kind: 'status', status: 502, body: { message: 'Bad gateway' } },
  );
  msw.use(
    withFault(
      startStoryBackend,
      { url: `${anyStoryUrl}/rest/v1/${written}`, methods: [method], times: 1 },
      {
        kind: 'hold-answer',
        until: async () => msw.use(failing),
      },
    ),
  );
}

/** It fades in. */
const hears = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

const isNotRefreshed = /The screen couldn’t be refreshed\./;

async function hearsNoFailure(): Promise<void> {
  await expect(screen.queryByText(/couldn’t be (saved|created|deleted|updated)/)).toBeNull();
}

export const Edited: ScreenStory = {
  args: { address: '/data/skill/2/edit' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rigging');
    readsFailAfter(play, 'skill', 'PATCH');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await hears('Rigging was saved');
    await hears(isNotRefreshed);
    await hearsNoFailure();
    await expect(await storedRows("select 1 from skill where name = 'Rigging'")).toHaveLength(1);
  },
};

/** The form has shown nothing that is out of date; the record that it leads to says that it couldn’t be loaded. */
export const Created: ScreenStory = {
  args: { address: '/data/skill/new' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Rigging');
    readsFailAfter(play, 'skill', 'POST', 'rpc/ninefold_write');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await hears('Rigging was created');
    await canvas.findByText('This couldn’t be loaded');
    await hearsNoFailure();
    await expect(await storedRows("select 1 from skill where name = 'Rigging'")).toHaveLength(1);
  },
};

export const Deleted: ScreenStory = {
  beforeEach: () => elsewhere("insert into skill (name) values ('Welding again')"),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(await canvas.findByRole('link', { name: 'Welding again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    readsFailAfter(play, 'skill', 'DELETE');
    const dialog = within(await screen.findByRole('alertdialog'));
    const remove = dialog.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(remove);
    await hears('Welding again was deleted');
    await hears(isNotRefreshed);
    await hearsNoFailure();
    await expect(await storedRows("select 1 from skill where name like 'Welding a%'")).toEqual([]);
  },
};

export const StatusChanged: ScreenStory = {
  args: { person: 'dispatcher' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const [order] = await storedRows<{ id: number }>(
      "select id from work_order where status = 'planned' limit 1",
    );
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    goTo(loaded, `/data/work_order/${order?.id}`);
    const back = await canvas.findByRole('button', { name: 'Reset to open' });
    readsFailAfter(play, 'work_order', 'PATCH');
    await userEvent.click(back);
    await hears(/^WO-\d+.*: Open$/);
    await hears(isNotRefreshed);
    await hearsNoFailure();
    await expect(await storedRows(`select status from work_order where id = ${order?.id}`)).toEqual(
      [{ status: 'open' }],
    );
  },
};

/** Two skills, in a list that reads nothing else. */
const ofTwo = {
  args: { address: '/data/skill?name=ilike.Rigging%20*&select=name&order=name.asc' },
  beforeEach: () => elsewhere("insert into skill (name) values ('Rigging A'), ('Rigging B')"),
} satisfies ScreenStory;

export const ManyDeleted: ScreenStory = {
  ...ofTwo,
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select .*Rigging A/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select .*Rigging B/ }));
    const bar = within(await canvas.findByRole('toolbar', { name: /^Selected / }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    const button = await question.findByRole('button', { name: /^Delete/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    readsFailAfter(play, 'skill', 'DELETE');
    await userEvent.click(button);
    await hears('2 skills were deleted');
    await hears(isNotRefreshed);
    await expect(await storedRows("select 1 from skill where name like 'Rigging%'")).toEqual([]);
  },
};

export const CellsEdited: ScreenStory = {
  ...ofTwo,
  play: async (play) => {
    const { canvas, canvasElement, userEvent } = play;
    await canvas.findByText('Rigging B');
    await userEvent.keyboard('{Alt>}{Shift>}[KeyE]{/Shift}{/Alt}');
    const bar = within(await screen.findByRole('toolbar', { name: 'Edit skills' }));
    await bar.findByText('Press Enter or type to edit a cell.');
    const { ownerDocument } = canvasElement;
    await waitFor(() => expect(ownerDocument.activeElement).toHaveTextContent('Rigging A'));
    await userEvent.keyboard('Rigging C{Enter}');
    readsFailAfter(play, 'skill', 'PATCH');
    await userEvent.click(bar.getByRole('button', { name: 'Save' }));
    await hears('1 skill was edited');
    await hears(isNotRefreshed);
    await expect(await storedRows("select 1 from skill where name = 'Rigging C'")).toHaveLength(1);
  },
};

export const Undone: ScreenStory = {
  args: { address: '/data/skill/2/edit' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Rigging');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await hears('Rigging was saved');
    readsFailAfter(play, 'skill', 'PATCH');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await hears(/was restored$/);
    await hears(isNotRefreshed);
    await expect(await storedRows("select 1 from skill where name = 'Rigging'")).toEqual([]);
  },
};
