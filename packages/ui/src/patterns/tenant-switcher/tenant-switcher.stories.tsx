import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RecordOption } from '../../shapes/index.ts';
import { TenantName, TenantSwitcher } from './tenant-switcher.tsx';

/** Sample organisations, made up. */
const few: readonly RecordOption[] = [
  { id: '1', label: 'North Quay Studio' },
  { id: '2', label: 'Red Barn Design' },
  { id: '3', label: 'Zum Goldenen Zirkel, Werkstätten für Buchgestaltung und Schriftsatz' },
];
const many: readonly RecordOption[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index + 1),
  label: `Studio ${index + 1}`,
}));

const meta = {
  title: 'Patterns/Tenant switcher',
  component: TenantSwitcher,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div className="min-h-80 w-60">
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Organisation',
    current: few[0],
    tenants: few,
    hrefFor: (tenant) => (tenant === undefined ? '#all' : `#tenant/${tenant.id}`),
    search: '',
    onSearchChange: fn(),
    onRetry: fn(),
    plural: 'organisations',
  },
} satisfies Meta<typeof TenantSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Organisation/ }));
  return within(await screen.findByRole('dialog', { name: 'Organisation' }));
};

export const Default: Story = {};

export const Keyboard: Story = {
  name: 'Chosen by keyboard, starting at the current one',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Organisation North Quay Studio',
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Organisation' }));
    const current = list.getByRole('link', { name: 'North Quay Studio' });
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    const next = list.getByRole('link', { name: 'Red Barn Design' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('href', '#tenant/2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await openIt();
  },
};

export const All: Story = {
  name: 'Records of all tenants',
  args: { current: undefined },
  play: async () => {
    const list = await openIt();
    const all = list.getByRole('link', { name: 'All organisations' });
    await waitFor(() => expect(all).toHaveFocus());
    await expect(all).toHaveAttribute('aria-current', 'true');
  },
};

function Searched(props: ComponentProps<typeof TenantSwitcher>) {
  const [search, setSearch] = useState('');
  return (
    <TenantSwitcher
      {...props}
      search={search}
      onSearchChange={setSearch}
      tenants={props.tenants?.filter(({ label }) => label.includes(search))}
    />
  );
}

export const Many: Story = {
  name: 'Search among many',
  args: { tenants: many, current: many[3] },
  render: (args) => <Searched {...args} />,
  play: async () => {
    const list = await openIt();
    const search = list.getByRole('searchbox', { name: 'Search organisations' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('17{Enter}');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    await expect(list.getByRole('link', { name: 'Studio 17' })).toBeVisible();
    await userEvent.keyboard('0{Enter}');
    await expect(await list.findByText('No matching organisations')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(21));
  },
};

export const Loading: Story = {
  args: { tenants: undefined },
  play: async () => {
    await openIt();
  },
};

export const Failed: Story = {
  name: 'Loading failed',
  args: { tenants: undefined, problem: 'The server can’t be reached.' },
  play: async ({ args }) => {
    const list = await openIt();
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = { args: { current: few[2] }, play: Loading.play };

export const OnlyOne: Story = {
  name: 'No other tenant to choose',
  render: ({ label }) => <TenantName label={label} name="North Quay Studio" />,
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Loading.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Loading.play };
