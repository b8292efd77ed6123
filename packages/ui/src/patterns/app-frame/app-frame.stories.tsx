import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import { RecordList } from '../record-list/index.ts';
import { listFields } from '../workshop-sample/fields.ts';
import { FollowedLinks } from '../workshop-sample/followed-links.tsx';
import { samplePage } from '../workshop-sample/rows.ts';
import type { NavigationGroup } from './app-frame-props.ts';
import { AppFrame } from './app-frame.tsx';

/** Sample navigation of a made-up workshop. */
const groups: readonly NavigationGroup[] = [
  {
    id: 'orders',
    entries: [
      { label: 'Work orders', href: '#/data/work_order', figure: '4.8k', current: true },
      { label: 'Visits', href: '#/data/visit', figure: '9.3k' },
      { label: 'Customers', href: '#/data/customer', figure: '620' },
      { label: 'Equipment', href: '#/data/equipment', figure: '2.1k' },
    ],
  },
  {
    id: 'people',
    title: 'People',
    entries: [{ label: 'Technicians', href: '#/data/technician', figure: '48' }],
  },
  {
    id: 'product',
    title: 'About this product',
    entries: [{ label: 'Specification', href: '#/specification', figure: '9 of 9' }],
  },
];

const follow = fn();

const meta = {
  title: 'Patterns/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FollowedLinks onFollow={follow}>
        <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
          <Story />
        </ValueFormatProvider>
      </FollowedLinks>
    ),
  ],
  args: {
    brand: { title: 'Hartmann Workshop', href: '#/', known: 9 },
    marker: 'Example',
    groups,
    phoneEntries: groups.flatMap((group) => group.entries).slice(0, 3),
    user: { name: 'Mira Dahl', role: 'Dispatcher' },
    theme: 'system',
    onThemeChange: fn(),
    onSignOut: fn(),
    breadcrumbs: [{ label: 'Hartmann Workshop', href: '#/' }, { label: 'Work orders' }],
    children: (
      <>
        <PageHeader
          title="Work orders"
          actions={<Button variant="primary">New work order</Button>}
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

export const NothingKnown: Story = {
  args: {
    brand: { title: 'Untitled product', href: '#/', known: 0 },
    marker: undefined,
    noEntries: 'No entities known',
    groups: [
      {
        id: 'product',
        title: 'About this product',
        entries: [
          {
            label: 'Specification',
            href: '#/specification',
            figure: '0 of 9',
            current: true,
            children: [
              { label: '1 Purpose and audience', href: '#/specification/1' },
              { label: '2 Screens and routes', href: '#/specification/2' },
            ],
          },
        ],
      },
    ],
    phoneEntries: [{ label: 'Specification', href: '#/specification', current: true }],
    user: undefined,
    onSignOut: undefined,
    breadcrumbs: [{ label: 'Specification' }],
    topEnd: 'No database connected',
    children: <PageHeader title="Nothing is known about this product yet" />,
  },
};

export const AccountByKeyboard: Story = {
  name: 'The account’s menu by keyboard',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const account = canvas.getByRole('button', { name: /Mira Dahl/ });
    account.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    brand: {
      title: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors',
      href: '#/',
      known: 4,
    },
    user: {
      name: 'mira.dahl-and-a-very-long-name@workshop.example.com',
      role: 'Dispatcher for the northern region',
    },
    breadcrumbs: [
      { label: 'Hartmann & Söhne Workshop for Machine Tools and Conveyors', href: '#/' },
      { label: 'Work orders', href: '#/data/work_order' },
      { label: 'Replace the spindle bearing, check the preload and the drawbar force' },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  name: 'On a phone everything is behind “More”',
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    const drawer = await within(document.body).findByRole('dialog', { name: 'Hartmann Workshop' });
    await userEvent.click(within(drawer).getByRole('link', { name: /Technicians/ }));
    await expect(follow).toHaveBeenLastCalledWith('#/data/technician');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
};
