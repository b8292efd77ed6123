import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../../components/page-header/index.ts';
import { TenantSwitcher } from '../tenant-switcher/index.ts';
import { AppFrame } from './app-frame.tsx';
import { overlayClosed } from '../../../testing/app-frame/overlay-closed.ts';
import { sampleFrame, sampleLongNames } from '../../../testing/app-frame/sample-frame.tsx';
import {
  blankGroups,
  manyGroups,
  sampleFavourites,
  sampleGroups,
} from '../../../testing/app-frame/sample-navigation.ts';

const meta = {
  title: 'Patterns/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { ...sampleFrame, onSignOut: fn() },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Example: Story = {
  name: 'Marked as the example, with search',
  args: {
    marker: 'Example',
    search: { shortcut: 'Mod+K', onOpen: fn() },
  },
};

export const WithTenant: Story = {
  name: 'The records of one organisation',
  args: {
    tenant: (
      <TenantSwitcher
        label="Organisation"
        plural="organisations"
        current={{ id: '1', label: 'North Quay Studio' }}
        tenants={[]}
        hrefFor={() => '#'}
        search=""
        onSearchChange={fn()}
        onRetry={fn()}
      />
    ),
  },
};

/** They stand above the lists, and take no letters from them. */
export const WithFavourites: Story = {
  name: 'Views that the person has marked',
  args: { favourites: sampleFavourites, groups: sampleGroups('') },
  // On a phone they are in the drawer.
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvasElement }) => {
    const favourites = within(canvasElement).getByRole('list', { name: 'Favourites' });
    const [first, second, ...others] = within(favourites).getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).not.toHaveAttribute('aria-current');
    location.hash = '';
    await userEvent.keyboard('gw');
    await waitFor(() => expect(location.hash).toBe('#/data/work_order'));
    location.hash = '';
  },
};

export const NothingKnown: Story = {
  args: {
    brand: { title: 'Untitled product', href: '#/', known: 0 },
    noEntries: 'No entities known',
    groups: blankGroups,
    phoneEntries: blankGroups.flatMap((group) => group.entries),
    user: undefined,
    onSignOut: undefined,
    breadcrumbs: [{ label: 'Specification' }],
    topBarEnd: 'No database connected',
    children: <PageHeader title="Nothing is known about this product yet" />,
  },
};

export const Visitor: Story = {
  name: 'Signed out, with sign-in',
  parameters: { visual: { play: 'own width' } },
  args: { user: undefined, onSignOut: undefined, signInHref: '#/sign-in' },
  play: async ({ canvasElement }) => {
    const account = within(within(canvasElement).getByRole('region', { name: 'Account' }));
    await expect(account.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '#/sign-in',
    );
    await expect(account.getByRole('button', { name: 'Preferences' })).toBeVisible();
  },
};

export const ManyEntities: Story = {
  name: 'The current entry scrolls into view',
  parameters: { visual: { play: 'own width' } },
  args: {
    groups: manyGroups,
    phoneEntries: manyGroups.flatMap((group) => group.entries).slice(0, 4),
    breadcrumbs: [{ label: 'Measurement series of test bench 30' }],
  },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const current = within(navigation).getByRole('link', { current: 'page' });
    const scroller = navigation.parentElement?.getBoundingClientRect();
    await expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller?.bottom ?? 0);
  },
};

export const LongNames: Story = { args: sampleLongNames };

export const Keyboard: Story = {
  name: 'Skip link and account menu by keyboard',
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();

    // Its menu comes when it is first pressed, and with it another button.
    const account = () => canvas.getByRole('button', { name: 'Account: Mira Dahl Dispatcher' });
    account().focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Appearance' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Appearance' }));
    await overlayClosed('menu');
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Light' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await overlayClosed('dialog');
    await expect(account()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await overlayClosed('menu');
  },
};

export const Dark: Story = { args: { marker: 'Example' }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { marker: 'Example' },
  globals: { direction: 'rtl' },
};
