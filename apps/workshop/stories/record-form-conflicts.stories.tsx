import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goTo, pathOf, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Record form conflicts',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811/edit', person: 'dispatcher' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Edit conflict has pictures of what a person sees.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

async function fillTitle({ canvas, userEvent }: Play, title: string): Promise<void> {
  const input = await canvas.findByLabelText(/^Title/);
  await userEvent.clear(input);
  await userEvent.type(input, title);
}

const save = async ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

const hasTitle = ({ canvas }: Play, title: string) =>
  canvas.findByRole('heading', { level: 1, name: new RegExp(`${title}$`) });

async function stored(id: number): Promise<object | undefined> {
  const [order] = await storedRows(
    `select title, description, status from work_order where id = ${id}`,
  );
  return order;
}

/** Changes to different fields are merged, and the message says what others changed. */
export const Merged: ScreenStory = {
  play: async (play) => {
    await fillTitle(play, 'Replace both bearings');
    await elsewhere("update work_order set description = 'Bring the long ladder.' where id = 4811");
    await save(play);
    await hasTitle(play, 'Replace both bearings');
    await screen.findByText('Others also changed: Description.');
    await expect(await stored(4811)).toMatchObject({
      title: 'Replace both bearings',
      description: 'Bring the long ladder.',
    });
  },
};

/** Another person changes the title. */
const others = (title: string) =>
  elsewhere(`update work_order set title = '${title}' where id = 4811`);
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Choose what to keep' }));

/** Of a field that two have changed the second chooses the value. Nothing typed is lost, and a third change is asked about, too. */
export const Chosen: ScreenStory = {
  name: 'A field that two have changed',
  play: async (play) => {
    const { canvas, userEvent } = play;
    const choose = async (value: 'Yours' | 'Theirs') =>
      userEvent.click((await dialog()).getByRole('radio', { name: new RegExp(`^${value}`) }));
    /** From wherever the focus is. */
    const saveChoice = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    await fillTitle(play, 'Replace three bearings');
    await userEvent.type(await canvas.findByLabelText(/^Description/), 'Ask for the key.');
    await others('Replace the bearing today');
    await save(play);
    await (await dialog()).findByText('Replace the bearing today');
    await (await dialog()).findByText('Replace three bearings');
    await userEvent.keyboard('{Escape}');
    await canvas.findAllByText(/Nothing was saved, because others have changed/);
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Replace three bearings');
    await expect(await stored(4811)).toMatchObject({ title: 'Replace the bearing today' });

    // Every choice is required.
    await save(play);
    const [first] = (await dialog()).getAllByRole('radio', { name: /^Yours/ });
    await waitFor(() => expect(first).toHaveFocus());
    await saveChoice();
    await (await dialog()).findByText('Choose which value of Title to keep.');
    await choose('Yours');
    await others('Replace nothing');
    await saveChoice();
    await (await dialog()).findByText('Replace nothing');
    await expect(await stored(4811)).toMatchObject({ title: 'Replace nothing' });
    await choose('Theirs');
    await saveChoice();
    await waitFor(() => expect(pathOf(play.loaded)).toBe('/data/work_order/4811'));
    await expect(await stored(4811)).toMatchObject({
      title: 'Replace nothing',
      description: expect.stringMatching(/Ask for the key\.$/),
    });
  },
};

/** What was typed stays in the form when its record is deleted. */
export const Gone: ScreenStory = {
  name: 'A record that is deleted while it is edited',
  args: { address: '/data/skill', person: 'owner' },
  beforeEach: () => elsewhere("insert into skill (name) values ('Riveting')"),
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const [skill] = await storedRows<{ id: number }>(
      "select id from skill where name = 'Riveting'",
    );
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    goTo(loaded, `/data/skill/${skill?.id}/edit`);
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ', level 2');
    await elsewhere("delete from skill where name = 'Riveting'");
    await save(play);
    await canvas.findAllByText(/What you typed stays in this form/);
    await expect(name).toHaveValue('Riveting, level 2');
  },
};

/** A transition while a record is edited is kept beside the edit, and two saves in a row are no conflict. */
export const TransitionMeanwhile: ScreenStory = {
  name: 'A transition in the meantime, and two edits in a row',
  args: { address: '/data/skill', person: 'owner' },
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    const [{ id } = { id: 0 }] = await storedRows<{ id: number }>(
      "select id from work_order where status = 'planned' limit 1",
    );
    await canvas.findByRole('heading', { level: 1, name: 'Skills' });
    goTo(loaded, `/data/work_order/${id}/edit`);
    await fillTitle(play, 'Edited during a transition');
    await elsewhere(`update work_order set status = 'in_progress' where id = ${id}`);
    await save(play);
    await hasTitle(play, 'Edited during a transition');
    await expect(await stored(id)).toMatchObject({
      title: 'Edited during a transition',
      status: 'in_progress',
    });
    for (const title of ['Replace one bearing', 'Replace two bearings']) {
      await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }));
      await fillTitle(play, title);
      await save(play);
      await hasTitle(play, title);
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
    await expect(await stored(id)).toMatchObject({ title: 'Replace two bearings' });
  },
};
