import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SideNavigation, SideNavigationGroup, SideNavigationItem } from './index.ts';
import { record } from './record.ts';

const follow = fn((event: React.MouseEvent) => event.preventDefault());

const meta = {
  title: 'Components/SideNavigation',
  component: SideNavigation,
  subcomponents: { SideNavigationGroup, SideNavigationItem },
  parameters: { record },
  args: { label: 'Main' },
  render: (args) => (
    <SideNavigation {...args} className="w-58 bg-sunken p-3">
      <SideNavigationGroup>
        <SideNavigationItem href="#orders" count="4.8k" current>
          Work orders
        </SideNavigationItem>
        <SideNavigationItem href="#visits" count="9.3k" onClick={follow}>
          Visits
        </SideNavigationItem>
        <SideNavigationItem href="#long" count="12">
          Equipment that is rented out to customers
        </SideNavigationItem>
      </SideNavigationGroup>
      <SideNavigationGroup label="About this product">
        <SideNavigationItem href="#specification" count="9 of 9">
          Specification
        </SideNavigationItem>
        <SideNavigationItem href="#purpose" level={2}>
          1 Purpose and audience
        </SideNavigationItem>
        <SideNavigationItem href="#screens" level={2}>
          2 Screens and routes
        </SideNavigationItem>
      </SideNavigationGroup>
    </SideNavigation>
  ),
} satisfies Meta<typeof SideNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleName('Work orders 4.8k');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Visits 9.3k' })).toHaveFocus();
    follow.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = { ...Default };
