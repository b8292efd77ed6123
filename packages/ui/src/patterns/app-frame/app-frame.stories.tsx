import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Kbd } from '../../components/kbd/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import { RecordList } from '../record-list/index.ts';
import { listFields } from '../workshop-sample/fields.ts';
import { FollowedLinks } from '../workshop-sample/followed-links.tsx';
import { samplePage } from '../workshop-sample/rows.ts';
import { AppFrame } from './app-frame.tsx';
import {
  blankGroups,
  manyGroups,
  sampleGroups,
  samplePhoneEntries,
  samplePlace,
} from './sample-navigation.ts';
import { ScreenHeader } from './screen-header.tsx';

const workOrders = '#/data/work_order';

/** The frame in an application that follows its links: as there, the new screen's heading takes focus. */
function MovingFrame(props: ComponentProps<typeof AppFrame>) {
  const [here, setHere] = useState(workOrders);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here !== workOrders) heading.current?.focus();
  }, [here]);
  const place = samplePlace(here);
  return (
    <FollowedLinks onFollow={setHere}>
      <AppFrame
        {...props}
        groups={sampleGroups(here)}
        phoneEntries={samplePhoneEntries(here)}
        breadcrumbs={[{ label: place, href: here }]}
      >
        <PageHeader
          title={
            <span ref={heading} tabIndex={-1}>
              {place}
            </span>
          }
        />
      </AppFrame>
    </FollowedLinks>
  );
}

const meta = {
  title: 'Patterns/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  args: {
    brand: { title: 'Hartmann Workshop', href: '#/', known: 9 },
    groups: sampleGroups(workOrders),
    phoneEntries: samplePhoneEntries(workOrders),
    user: { name: 'Mira Dahl', role: 'Dispatcher' },
    theme: 'system',
    onThemeChange: fn(),
    onSignOut: fn(),
    breadcrumbs: [{ label: 'Hartmann Workshop', href: '#/' }, { label: 'Work orders' }],
    topEnd: 'Updated just now',
    children: (
      <>
        <ScreenHeader
          title="Work orders"
          actions={
            <Button variant="primary">
              <span>
                New<span className="max-sm:sr-only"> work order</span>
              </span>
            </Button>
          }
        />
        <RecordList
          label="Work orders"
          fields={listFields}
          titleField="title"
          page={samplePage}
          state={{ sort: [], offset: 0, limit: 16 }}
          hrefFor={({ offset }) => `#offset=${offset}`}
        />
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Example: Story = {
  name: 'Marked as the example, with search',
  args: {
    marker: 'Example',
    search: (
      <button
        type="button"
        className="flex h-control w-full items-center justify-between gap-2 rounded-md border border-line-control bg-panel px-2 text-ink-subtle"
      >
        <span className="truncate">Search or jump to…</span>
        <Kbd>Ctrl K</Kbd>
      </button>
    ),
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
    topEnd: 'No database connected',
    children: <PageHeader title="Nothing is known about this product yet" />,
  },
};

export const Visitor: Story = {
  name: 'Nobody is signed in, and could be',
  args: { user: undefined, onSignOut: undefined, signInHref: '#/sign-in', theme: 'light' },
  play: async ({ canvasElement }) => {
    const account = within(within(canvasElement).getByRole('region', { name: 'Account' }));
    await expect(account.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '#/sign-in',
    );
    await expect(account.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  },
};

export const ManyEntities: Story = {
  name: 'Where one is comes into sight among many',
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

export const LongNames: Story = {
  args: {
    brand: {
      title: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors',
      href: '#/',
      known: 4,
    },
    marker: 'Example',
    user: {
      name: 'mira.dahl-and-a-very-long-name@workshop.example.com',
      role: 'Dispatcher for the northern region',
    },
    breadcrumbs: [
      { label: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors', href: '#/' },
      { label: 'Work orders', href: workOrders },
      { label: 'Replace the spindle bearing, check the preload and the drawbar force' },
    ],
    children: (
      <PageHeader title="Replace the spindle bearing, check the preload and the drawbar force" />
    ),
  },
};

export const Keyboard: Story = {
  name: 'Past the navigation, and the account’s menu, by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();

    const account = canvas.getByRole('button', { name: 'Account: Mira Dahl Dispatcher' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await closed('menu');
    await expect(account).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await closed('menu');
  },
};

export const Dark: Story = { args: { marker: 'Example' }, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { marker: 'Example' },
  globals: { direction: 'rtl' },
};

export const Phone: Story = {
  args: { marker: 'Example' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'Work orders' });
    const logo = within(canvasElement).getByRole('link', { name: 'Hartmann Workshop' });
    // In one line with the logo, in place of the breadcrumbs.
    await expect(middle(heading.getBoundingClientRect())).toBeCloseTo(
      middle(logo.getBoundingClientRect()),
      0,
    );
    await expect(
      within(canvasElement).queryByRole('navigation', { name: 'Breadcrumbs' }),
    ).toBeNull();
  },
};

export const PhoneNarrow: Story = {
  ...LongNames,
  name: 'Phone, 320 pixels, long names',
  globals: { viewport: { value: 'mobile1' } },
};

export const PhoneDrawer: Story = {
  name: 'On a phone everything is behind “More”',
  args: { marker: 'Example' },
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => <MovingFrame {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await closed('dialog');
    await expect(more).toHaveFocus();

    // To another screen: it closes, and focus stays on what the screen gave it to.
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await drawer()).getByRole('link', { name: /Technicians/ }));
    await closed('dialog');
    await expect(canvas.getByText('Technicians', { selector: 'h1 *' })).toHaveFocus();

    // To where one is already: it closes all the same.
    await userEvent.click(more);
    await userEvent.click(within(await drawer()).getByRole('link', { name: /Technicians/ }));
    await closed('dialog');
    await expect(more).toHaveFocus();
  },
};

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

const drawer = () => within(document.body).findByRole('dialog', { name: 'Hartmann Workshop' });

/** Until the overlay is gone, its animation included, however busy the machine is. */
const closed = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(within(document.body).queryByRole(role)).toBeNull(), { timeout: 10_000 });
