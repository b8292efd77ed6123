import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tab, TabPanel, Tabs, TabsList } from '../tabs/index.ts';
import { DirectionProvider } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/DirectionProvider',
  component: DirectionProvider,
  parameters: { record },
} satisfies Meta<typeof DirectionProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In right-to-left content, the left arrow moves forward. */
export const Default: Story = {
  args: {
    direction: 'rtl',
    children: (
      <div dir="rtl">
        <Tabs defaultValue="one">
          <TabsList label="Parts">
            <Tab value="one">One</Tab>
            <Tab value="two">Two</Tab>
          </TabsList>
          <TabPanel value="one">First</TabPanel>
          <TabPanel value="two">Second</TabPanel>
        </Tabs>
      </div>
    ),
  },
  argTypes: { children: { control: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Two' })).toHaveFocus();
  },
};

export const Matrix: Story = { ...Default };
