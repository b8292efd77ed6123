import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault, goTo, pathOf, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

/** The application of a team that leaves out `@ninefold/inspector`. */
const meta = {
  ...screenStories,
  title: 'Screens/Without the inspector',
  tags: ['!autodocs'],
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'It looks like the other screens, with less.' },
  },
  args: { address: '/data/work_order', person: 'owner', inspected: false },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Neither asks why nor leads to the inspector. */
async function hasNoneOfIt({ canvasElement }: Pick<Play, 'canvasElement'>): Promise<void> {
  const page = within(canvasElement.ownerDocument.body);
  await expect(page.queryByText(/\bwhy\b.*\?/i)).toBeNull();
  await expect(canvasElement.ownerDocument.querySelector('[data-slot=why]')).toBeNull();
  await expect(
    canvasElement.ownerDocument.querySelector('a[href^="/specification"], a[href^="/functions"]'),
  ).toBeNull();
}

const heading = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name });

/** A list, its record and its form work, and nothing in them asks. */
export const WorkingScreens: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await canvas.findByRole('grid', { name: 'Work orders' });
    await hasNoneOfIt(play);
    await userEvent.keyboard('{Shift>}{F1}{/Shift}');
    await userEvent.keyboard('{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('combobox');
    await userEvent.type(palette, 'Roles and permissions');
    await waitFor(() => expect(palette).toHaveValue('Roles and permissions'));
    await expect(screen.queryByRole('option', { name: /^Roles and permissions/ })).toBeNull();
    // The first clears the text.
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('region', { name: /^Calls/ })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^Account/ }));
    await screen.findByRole('menuitem', { name: 'Sign out' });
    await expect(screen.queryByRole('menuitem', { name: /calls/i })).toBeNull();
    await userEvent.keyboard('{Escape}');

    goTo(loaded, '/data/work_order/4811');
    await canvas.findByRole('button', { name: /^More/ });
    await hasNoneOfIt(play);
    goTo(loaded, '/data/work_order/4811/edit');
    await canvas.findByRole('button', { name: 'Save' });
    await hasNoneOfIt(play);
  },
};

/** The inspector's addresses are not found. */
export const ItsAddresses: ScreenStory = {
  name: 'Its addresses',
  args: { address: '/specification' },
  play: async (play) => {
    const { canvas, loaded } = play;
    for (const address of ['/specification', '/specification/permissions', '/functions']) {
      goTo(loaded, '/');
      await heading(play, 'Hartmann Workshop');
      goTo(loaded, address);
      await heading(play, 'Page not found');
      await hasNoneOfIt(play);
      await expect(
        within(canvas.getByRole('navigation', { name: 'Main' })).queryByText('Specification'),
      ).toBeNull();
    }
  },
};

const tooLong = {
  code: '23514',
  message: 'new row for relation "visit" violates check constraint "visit_at_most_twelve_hours"',
  details: null,
  hint: null,
};

/** A rejection says what it says everywhere, and can't be asked about. */
export const Rejection: ScreenStory = {
  args: { address: '/day?day=2026-11-23' },
  beforeEach: fault('visit', { kind: 'status', status: 400, body: tooLong }, 1, ['PATCH']),
  play: async (play) => {
    const { canvas, userEvent } = play;
    const [button] = await canvas.findAllByRole('button', { name: 'Set out' });
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/ couldn’t be updated$/);
    await expect(screen.getByText('A visit takes twelve hours at most.')).toBeInTheDocument();
    await hasNoneOfIt(play);
  },
};

/** A screen for other roles says so, without a link to its declaration. */
export const NotForTheRole: ScreenStory = {
  name: 'Not for the role',
  args: { address: '/day', person: 'technician' },
  play: async (play) => {
    await heading(play, '“Daily schedule” is not for your role');
    await hasNoneOfIt(play);
  },
};

/** Without lists, home has nothing else to show. */
export const Blank: ScreenStory = {
  args: { address: '/sign-in', person: undefined, start: 'blank' },
  play: async (play) => {
    await expect(
      await play.canvas.findByText('There are no lists that you can open.'),
    ).toBeVisible();
    await expect(pathOf(play.loaded)).toBe('/');
    await hasNoneOfIt(play);
  },
};
