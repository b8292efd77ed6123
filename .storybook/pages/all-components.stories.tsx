import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { catalogue } from 'virtual:ninefold-catalogue';
import { ComponentList } from './component-list.tsx';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'All components',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <PageFrame
      title="All components"
      lead={
        catalogue.tested === undefined
          ? 'Each with its status. The tests were not run for this commit.'
          : `Each with its status, and what the tests of commit ${catalogue.tested.commit.slice(0, 9)} found.`
      }
    >
      <ComponentList entries={catalogue.entries} />
    </PageFrame>
  ),
} satisfies Meta;

export default meta;

export const AllComponents: StoryObj = {
  name: 'All components',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByRole('link').map((link) => link.textContent);
    const all = names();
    await expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
    await userEvent.click(page.getByRole('button', { name: 'Component' }));
    await expect(names()).toEqual(all.toReversed());
    await userEvent.click(page.getByRole('button', { name: 'Component' }));
    const filter = page.getByRole('searchbox', { name: 'Filter components' });
    await userEvent.type(filter, 'modal');
    await expect(names()[0]).toBe('Dialog');
    await expect(page.getByRole('link', { name: 'Dialog' })).toHaveAttribute(
      'href',
      './?path=/docs/components-dialog--docs',
    );
    await userEvent.clear(filter);
    await expect(names()).toEqual(all);
  },
};
