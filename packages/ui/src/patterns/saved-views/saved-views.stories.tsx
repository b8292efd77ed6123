import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SavedViews, type SavedViewsProps } from './index.ts';

const done = async () => [];

const meta = {
  title: 'Patterns/Saved views',
  component: SavedViews,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    all: 'All work orders',
    views: [
      { id: 'open', name: 'Open', from: 'team' },
      { id: 'board', name: 'Board', from: 'team', favourite: true },
      { id: 'hamburg', name: 'Hamburg, this week', from: 'others', shared: true },
      { id: 'mine', name: 'Overdue', from: 'me' },
    ],
    value: 'mine',
    onSelect: fn(),
    onSave: fn(done),
    onUpdate: fn(),
    onRename: fn(done),
    onShare: fn(),
    onFavourite: fn(),
    onDelete: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof SavedViews>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Saved view/ }));
  return screen.findByRole('menu');
}

export const Default: Story = {};

export const Changed: Story = {
  args: { changed: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('button')).toHaveAccessibleName('Saved view: Overdue, changed');
    const menu = await openMenu();
    await expect(within(menu).getByRole('menuitemradio', { name: 'Overdue' })).toBeChecked();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Update view' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { play: async () => void (await openMenu()) };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const Unsaved: Story = { args: { value: undefined } };

export const Loading: Story = { args: { value: undefined, loading: true } };

export const Favourite: Story = {
  args: { value: 'board' },
  parameters: { visual: { none: 'The open menu has a picture.' } },
  play: async ({ args }) => {
    const menu = within(await openMenu());
    await expect(menu.getByRole('menuitemradio', { name: 'Board Favourite' })).toBeChecked();
    await expect(menu.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove from favourites' }));
    await expect(args.onFavourite).toHaveBeenCalledWith(false);
  },
};

export const InBrowser: Story = {
  args: {
    views: [{ id: 'mine', name: 'Overdue', from: 'me' }],
    onlyInBrowser: 'Only in this browser, because you aren’t signed in.',
  },
  play: async () => {
    const menu = await openMenu();
    await expect(within(menu).queryByRole('menuitem', { name: /Share/ })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Save as new view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await within(dialog).findByText(/^Only in this browser/);
  },
};

export const Failed: Story = {
  args: { views: [], value: '', onRetry: fn() },
  play: async ({ args }) => {
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('menuitem', { name: /couldn’t be loaded/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    views: [
      {
        id: 'mine',
        name: 'Quarterly inspections of hydraulic presses in Hamburg and Lübeck that nobody has planned',
        from: 'me',
      },
    ],
    changed: true,
  },
  play: async () => void (await openMenu()),
};

/** Knows the names that are saved, as an application does. */
function KeptViews(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views);
  const [value, setValue] = useState(props.value);
  return (
    <SavedViews
      {...props}
      views={views}
      value={value}
      onSelect={(id) => {
        props.onSelect(id);
        setValue(id);
      }}
      onSave={async ({ name, shared }) => {
        if (views.some((view) => view.name === name)) {
          return [{ field: 'name', message: 'You already have a view with this name.' }];
        }
        setViews([...views, { id: name, name, from: 'me', shared }]);
        setValue(name);
        return [];
      }}
    />
  );
}

export const Keyboard: Story = {
  render: (args) => <KeptViews {...args} />,
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Saved view: Overdue' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const all = await screen.findByRole('menuitemradio', { name: 'All work orders' });
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('board');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Saved view: Board' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription(/Enter a name/);
    await userEvent.keyboard('Overdue{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/already have/));
    await userEvent.clear(name);
    await userEvent.keyboard('Next week{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Saved view: Next week' })).toHaveFocus(),
    );
  },
};
