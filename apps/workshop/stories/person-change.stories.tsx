import { type OpenScreen } from '@ninefold/stories';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Person change',
  tags: ['!autodocs'],
  args: { address: '/data/customer', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = NonNullable<ScreenStory['play']>;

const sessionOf = (loaded: Parameters<Play>[0]['loaded']) =>
  (loaded['screen'] as OpenScreen).application.database?.session;

const accountOf = (role: WorkshopRole) => {
  const account = workshopAccounts.find((each) => each.role === role);
  if (account === undefined) throw new Error(`No account has the role ${role}.`);
  return account;
};

/** The list of customers is gone, and so is what it had read. */
export const SomeoneElse: ScreenStory = {
  name: 'Someone else signs in',
  play: async ({ canvas, loaded, userEvent }) => {
    const { application } = loaded['screen'] as OpenScreen;
    await canvas.findByRole('heading', { level: 1, name: 'Customers' });
    // As an effect of a screen would that React carries out before it takes the screen away.
    const stop = application.person.subscribe(() => {
      void application.queries.prefetchQuery({ queryKey: ['too late'], queryFn: () => 'read' });
    });
    await sessionOf(loaded)?.signIn(accountOf('contact'));
    stop();
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Lena Kranich is signed in now',
    });
    await expect(canvas.queryByRole('heading', { name: 'Customers' })).toBeNull();
    await expect(application.queries.getQueryCache().getAll()).toEqual([]);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(
      within(dialog).getByRole('button', { name: 'Sign in as Mira Dahl' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(dialog).getByRole('button', { name: 'Continue as Lena Kranich' }),
    ).toHaveFocus();
  },
};

const signedOutCover = () => screen.findByRole('alertdialog', { name: 'You’re signed out' });

/** The dialog asks for the former person’s password, and closing it goes back to the choice. */
export const SignedOut: ScreenStory = {
  name: 'The person signs out in another tab',
  play: async ({ canvas, loaded, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Customers' });
    await sessionOf(loaded)?.signOut();
    await userEvent.click(
      within(await signedOutCover()).getByRole('button', { name: 'Sign in as Mira Dahl' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await expect(dialog.getByLabelText('E-mail')).toHaveValue(accountOf('dispatcher').email);
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await signedOutCover()).toHaveFocus());
  },
};

export const Phone: ScreenStory = { ...SomeoneElse, globals: onPhone };
