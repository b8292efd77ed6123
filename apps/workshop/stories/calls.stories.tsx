import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Calls',
  tags: ['!autodocs'],
  args: { address: '/data/skill', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

/** Opened by key: the focus stays, and each call names the part of the screen that sent it. */
export const Opened: ScreenStory = {
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Skills' });
    const search = canvas.getByRole('searchbox');
    search.focus();
    await userEvent.keyboard('{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}');
    const log = within(await screen.findByRole('region', { name: /^Calls/ }));
    await expect(search).toHaveFocus();
    await waitFor(() => expect(log.getAllByText('Reads skills').length).toBeGreaterThan(0));
    await expect(log.queryByText('Not in the catalogue')).toBeNull();

    await userEvent.keyboard('{Alt>}{Shift>}[KeyL]{/Shift}{/Alt}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Calls/ })).toBeNull());
  },
};

export const Phone: ScreenStory = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    // Nothing for developers covers the screen: it is in the account menu.
    await expect(screen.queryByRole('button', { name: /calls/i })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Account/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Show calls/ }));
    const log = within(await screen.findByRole('region', { name: /^Calls/ }));
    await waitFor(() => expect(log.getAllByRole('button').length).toBeGreaterThan(4));
    await userEvent.click(log.getByRole('button', { name: 'Close the call log' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Calls/ })).toBeNull());
    await expect(document.body).not.toHaveFocus();
    // Whether the browser marks this focus depends on what had it in between.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
