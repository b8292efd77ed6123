import { withFault } from '@ninefold/embedded/browser';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import { fault, goTo, screenStories, type ScreenStory } from './screen-story.tsx';
import { anyStoryUrl, elsewhere, startStoryBackend, storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Unsaved values',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811', person: 'dispatcher' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Patterns/Edit cells has pictures of the input.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

const estimate = async () => {
  const [order] = await storedRows<{ estimate: string }>(
    'select estimate from work_order where id = 4811',
  );
  return Number(order?.estimate);
};

const input = () => screen.findByRole('textbox', { name: 'Estimate' });

/** Enters an estimate that somebody else changes meanwhile. */
async function enterOverOthers({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Estimate' }));
  await userEvent.clear(await input());
  await userEvent.type(await input(), '3100');
  await elsewhere('update work_order set estimate = 2500 where id = 4811');
  await userEvent.keyboard('{Enter}');
}

async function leave({ canvas, loaded }: Play): Promise<void> {
  goTo(loaded, '/data/skill');
  await canvas.findByRole('heading', { level: 1, name: 'Skills' });
}

async function saysNotSaved(): Promise<void> {
  const messages = within(await screen.findByRole('region', { name: /Notifications/ }));
  await messages.findByText('Estimate couldn’t be saved');
  await messages.findByText('Not saved: others have changed this field.');
  await expect(await estimate()).toBe(2500);
}

/** A question that nobody can answer any more is no: the person learns that the value wasn’t saved. */
export const LeftUnanswered: ScreenStory = {
  name: 'A record left while asked whose value to keep',
  play: async (play) => {
    await enterOverOthers(play);
    await screen.findByRole('dialog', { name: 'Choose what to keep' });
    await leave(play);
    await saysNotSaved();
  },
};

/** So is one that comes up once the record has been left. */
export const LeftBeforeAsked: ScreenStory = {
  name: 'A record left before its value turns out to be changed by others',
  play: async (play) => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const writes = { url: `${anyStoryUrl}/rest/v1/work_order`, methods: ['PATCH'], times: 1 };
    play.msw.use(withFault(startStoryBackend, writes, { kind: 'hold-answer', until: () => left }));
    await enterOverOthers(play);
    await leave(play);
    resolve();
    await saysNotSaved();
  },
};

/** What the database has refused is tried again by the keys that save, and given up by Escape. */
export const RefusedAndSavedAgain: ScreenStory = {
  name: 'A refused value saved again as it is',
  beforeEach: fault(
    'work_order',
    { kind: 'status', status: 400, body: { code: 'P0001', message: 'Not at night.' } },
    1,
    ['PATCH'],
  ),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Estimate' });
    await userEvent.click(edit);
    await userEvent.clear(await input());
    await userEvent.type(await input(), '3100{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Not at night\./);
    await userEvent.click(edit);
    await expect(await input()).toHaveValue('3100');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findAllByText('Estimate was saved');
    await waitFor(async () => expect(await estimate()).toBe(3100));
  },
};
