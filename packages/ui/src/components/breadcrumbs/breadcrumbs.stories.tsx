import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Breadcrumb, Breadcrumbs } from './index.ts';
import { record } from './record.ts';

const follow = fn((event: React.MouseEvent) => event.preventDefault());

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  subcomponents: { Breadcrumb },
  parameters: { record },
  args: {
    children: [
      <Breadcrumb key="orders" href="#orders" onClick={follow}>
        Work orders
      </Breadcrumb>,
      <Breadcrumb key="order" href="#order">
        WO-4811
      </Breadcrumb>,
      <Breadcrumb key="edit" current>
        Edit
      </Breadcrumb>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    className: 'max-w-72',
    children: [
      <Breadcrumb key="customers" href="#customers">
        Customers of the workshop
      </Breadcrumb>,
      <Breadcrumb key="customer" current>
        Brand Logistics and Warehousing of the Northern Region
      </Breadcrumb>,
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Work orders' })).toHaveFocus();
    follow.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'WO-4811' })).toHaveFocus();
    await expect(canvas.getByText('Edit')).toHaveAttribute('aria-current', 'page');
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="large">
      <Breadcrumbs label="A path">{children}</Breadcrumbs>
      <Breadcrumbs label="The top">
        <Breadcrumb current>Work orders</Breadcrumb>
      </Breadcrumbs>
      <Breadcrumbs label="A long path" className="max-w-72">
        <Breadcrumb href="#customers">Customers of the workshop</Breadcrumb>
        <Breadcrumb current>Brand Logistics and Warehousing of the Northern Region</Breadcrumb>
      </Breadcrumbs>
    </Stack>
  ),
};
