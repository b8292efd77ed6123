import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { catalogue } from 'virtual:ninefold-catalogue';
import { FindComponent } from './find-component.tsx';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Find',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <PageFrame
      title="Find"
      lead="By name, by what others call it, by ARIA role, by a part or by a token that it uses."
    >
      <FindComponent entries={catalogue.entries} />
    </PageFrame>
  ),
} satisfies Meta;

export default meta;

export const Find: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: 'Find a component' });
    const first = () => page.getAllByRole('link')[0];
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('modal');
    await expect(first()).toHaveTextContent('Dialog');
    await expect(page.getByText('also called modal')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('role alertdialog');
    await expect(first()).toHaveTextContent('AlertDialog');
    await userEvent.clear(field);
    await userEvent.keyboard('color-scrim');
    await expect(page.getByRole('link', { name: 'Dialog' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('flux capacitor');
    await expect(page.getByRole('status')).toHaveTextContent('0 components');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
