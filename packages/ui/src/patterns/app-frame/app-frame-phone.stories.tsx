import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppFrame } from './app-frame.tsx';
import { overlayClosed } from '../../../testing/app-frame/overlay-closed.ts';
import {
  MovingFrame,
  sampleFrame,
  sampleLongNames,
} from '../../../testing/app-frame/sample-frame.tsx';

const meta = {
  title: 'Patterns/App frame on phones',
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'mobile2' } },
  args: { ...sampleFrame, marker: 'Example', onSignOut: fn() },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
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

export const LongNames: Story = {
  name: 'Long names on 320 pixels',
  args: sampleLongNames,
  globals: { viewport: { value: 'mobile1' } },
};

export const More: Story = {
  name: 'Everything is behind “More”',
  render: (args) => <MovingFrame {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await overlayClosed('dialog');
    await expect(more).toHaveFocus();

    // To another screen: it closes, and focus stays on what the screen gave it to.
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await drawer()).getByRole('link', { name: /Technicians/ }));
    await overlayClosed('dialog');
    await expect(canvas.getByText('Technicians', { selector: 'h1 *' })).toHaveFocus();

    // To where one is already: it closes all the same.
    await userEvent.click(more);
    await userEvent.click(within(await drawer()).getByRole('link', { name: /Technicians/ }));
    await overlayClosed('dialog');
    await expect(more).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

const drawer = () => within(document.body).findByRole('dialog', { name: 'Hartmann Workshop' });
