import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleFrame } from '../../../testing/app-frame/sample-frame.tsx';
import { AppFrame } from '../app-frame/index.ts';
import { ViewingBanner } from './viewing-banner.tsx';

const meta = {
  title: 'Patterns/Viewing banner',
  component: ViewingBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { who: 'Timo Brandt (timo@example.com)', onStop: fn() },
  render: (args) => <AppFrame {...sampleFrame} banner={<ViewingBanner {...args} />} />,
} satisfies Meta<typeof ViewingBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const region = within(
      within(canvasElement).getByRole('region', {
        name: 'Viewing as Timo Brandt (timo@example.com)',
      }),
    );
    await expect(region.getByRole('status')).toHaveTextContent('Changes are tried and not kept.');
    // Screens set the title themselves.
    document.title = 'Work orders';
    await waitFor(() => expect(document.title).toMatch(/^Viewing as Timo Brandt.*: Work orders$/));
    await userEvent.click(region.getByRole('button', { name: 'Stop viewing' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'A long name on 320 pixels',
  args: {
    who: 'Maximiliane-Charlotte von der Osterwiese-Hohenzollernstein (maximiliane.charlotte@example.com)',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
