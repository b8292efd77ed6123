import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Stack } from '../stack/index.ts';
import { NavigationTab, NavigationTabs, Tab, TabPanel, Tabs, TabsList } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabsList, Tab, TabPanel, NavigationTabs, NavigationTab },
  parameters: { record, layout: 'fullscreen' },
  args: {
    defaultValue: 'overview',
    children: (
      <>
        <TabsList label="Parts of the work order">
          <Tab value="overview">Overview</Tab>
          <Tab value="visits" count="3">
            Visits
          </Tab>
          <Tab value="history" count="21">
            History
          </Tab>
        </TabsList>
        <TabPanel value="overview" className="p-6">
          What is to be done.
        </TabPanel>
        <TabPanel value="visits" className="p-6">
          Who came, and when.
        </TabPanel>
        <TabPanel value="history" className="p-6">
          What was changed.
        </TabPanel>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Navigation: Story = {
  render: () => (
    <NavigationTabs label="Views of work orders">
      <NavigationTab href="#all" count="4.8k">
        All
      </NavigationTab>
      <NavigationTab href="#open" count="213">
        Open
      </NavigationTab>
      <NavigationTab href="#week" count="71" current>
        Due this week
      </NavigationTab>
    </NavigationTabs>
  ),
};

/** The row scrolls, and the current tab is visible. */
export const Overflowing: Story = {
  render: () => (
    <div className="w-72">
      <NavigationTabs label="Views of work orders">
        {['All', 'Open', 'Planned', 'In progress', 'On hold', 'Completed', 'Cancelled'].map(
          (name) => (
            <NavigationTab key={name} href={`#${name}`} current={name === 'Completed'}>
              {name}
            </NavigationTab>
          ),
        )}
      </NavigationTabs>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(row.left);
    await expect(current.right).toBeLessThanOrEqual(row.right);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who came, and when.');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'History 21' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was changed.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Visits 3' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack className="gap-6">
      <Tabs defaultValue="visits">{children}</Tabs>
      <Tabs defaultValue="one">
        <TabsList label="Parts of the site">
          <Tab value="one">Machines</Tab>
          <Tab value="two" disabled>
            Plans
          </Tab>
        </TabsList>
        <TabPanel value="one" className="p-6">
          Two presses and a lift.
        </TabPanel>
      </Tabs>
      <NavigationTabs label="Views of work orders">
        <NavigationTab href="#all" count="4.8k">
          All
        </NavigationTab>
        <NavigationTab href="#week" count="71" current>
          Due this week
        </NavigationTab>
      </NavigationTabs>
    </Stack>
  ),
};

/** Tabs stay on one line, and the row scrolls. */
export const LongText: Story = {
  render: () => (
    <Tabs defaultValue="said" className="w-72">
      <TabsList label="Parts of the report">
        <Tab value="said">What the customer said about it</Tab>
        <Tab value="found">What was found when it was opened</Tab>
      </TabsList>
      <TabPanel value="said">The press stops.</TabPanel>
      <TabPanel value="found">A leak.</TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Tabs {...args} />
    </ExampleDialog>
  ),
};
