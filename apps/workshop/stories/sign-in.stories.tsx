import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { workshopAccounts } from '../accounts.ts';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Sign in',
  tags: ['!autodocs'],
  args: { address: '/data/work_order' },
} satisfies Meta<ScreenProps>;

export default meta;

const dispatcher = workshopAccounts.find(({ role }) => role === 'dispatcher');

/** Visitors who can read nothing have to sign in, at any address. */
export const Visitor: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const SignedIn: ScreenStory = {
  name: 'Signed in, back at the requested page',
  // It waits for the table: a phone shows cards.
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), dispatcher?.email ?? '');
    await userEvent.type(canvas.getByLabelText('Password'), `${dispatcher?.password}{Enter}`);
    const list = within(await canvas.findByRole('grid', { name: 'Work orders' }));
    await expect((await list.findAllByRole('link')).length).toBeGreaterThan(20);
    await expect(canvas.getByText('Mira Dahl')).toBeVisible();
  },
};

export const WrongPassword: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), dispatcher?.email ?? '');
    await userEvent.type(canvas.getByLabelText('Password'), 'hartmann{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(dispatcher?.email);
  },
};

export const Phone: ScreenStory = { ...Visitor, globals: onPhone };
