import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { SamplePalette } from '../../../testing/command-palette/sample-palette.tsx';

const names = ['Bergmann Maschinenbau', 'Bergner & Co.', 'Pumpen Berg'];

const meta = {
  title: 'Patterns/Command palette',
  component: SamplePalette,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { onAction: fn(), onFollow: fn() },
} satisfies Meta<typeof SamplePalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.findByRole('combobox', { name: 'Search or jump to…' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => screen.getByRole('option', { selected: true });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the option that the input names, which a screen reader reads. */
const expectActive = async (name: string) => {
  await waitFor(() => expect(active()).toHaveTextContent(name));
  const box = await input();
  await expect(box).toHaveFocus();
  await expect(box).toHaveAttribute('aria-activedescendant', active().id);
};

export const Default: Story = {};

export const Keyboard: Story = {
  name: 'By keyboard: find, run, open',
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await input()).toHaveFocus());
    await expectActive('Replace the spindle bearing');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Käufer & Söhne');
    await userEvent.keyboard('{End}');
    await expectActive('Specification');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Replace the spindle bearing');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive('Specification');
    await userEvent.keyboard('{Home}{PageDown}');
    await waitFor(() => expect(active()).not.toHaveTextContent('Replace the spindle bearing'));
    await userEvent.keyboard('{PageUp}');
    await expectActive('Replace the spindle bearing');

    await userEvent.keyboard('compl');
    await expectActive('Complete');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('Complete'));
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await input();
    await userEvent.keyboard('kaufer{Enter}');
    await closed();
    await expect(args.onFollow).toHaveBeenCalledWith('#/data/customer/12');
  },
};

export const Escape: Story = {
  name: 'Escape clears the text, then closes',
  args: { isOpen: false },
  parameters: { visual: { play: 'own width' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await userEvent.type(await input(), 'visits');
    await userEvent.keyboard('{Escape}');
    await expect(await input()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: 'An unavailable command says why, and does nothing',
  play: async ({ args }) => {
    await userEvent.type(await input(), 'delete');
    await expectActive('No database policy allows this.');
    await expect(active()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(active());
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(await input()).toHaveFocus();
  },
};

export const NewTab: Story = {
  name: 'Ctrl Enter opens a link in a new tab',
  parameters: { visual: { play: 'own width' } },
  play: async ({ args }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    try {
      await userEvent.type(await input(), 'customers');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(open).toHaveBeenCalledWith('#/data/customer', '_blank', 'noopener');
      await expect(args.onFollow).not.toHaveBeenCalled();
      await expect(active().closest('a')).toHaveAttribute('href', '#/data/customer');
    } finally {
      open.mockRestore();
    }
  },
};

const later = Promise.withResolvers<readonly string[]>();

export const Arriving: Story = {
  name: 'When records arrive, nothing moves and the active one stays',
  args: { find: (text) => (text === 'visits' ? later.promise : Promise.resolve([])) },
  parameters: { visual: { play: 'own width' } },
  play: async () => {
    await userEvent.type(await input(), 'visits');
    await expectActive('Visits');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    const before = active().getBoundingClientRect();
    later.resolve(names);
    await waitFor(() => expect(options()).toHaveLength(4));
    await expectActive('Visits');
    await expect(active().getBoundingClientRect()).toEqual(before);
    await expect(screen.getByRole('status')).toHaveTextContent('4 results');
    await userEvent.keyboard('{End}');
    await expectActive('Pumpen Berg');
  },
};

export const Searching: Story = {
  args: { find: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await input(), 'bergmann');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching…'));
  },
};

export const Found: Story = {
  args: { find: async () => names },
  play: async () => {
    await userEvent.type(await input(), 'berg');
    await expectActive('Bergmann Maschinenbau');
  },
};

export const Empty: Story = {
  args: { find: async () => [] },
  play: async () => {
    await userEvent.type(await input(), 'nonsense');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No matches'));
    await expect(await input()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(await input()).toHaveFocus();
  },
};

let attempts = 0;

export const Failed: Story = {
  name: 'A failed search is retried by keyboard',
  args: {
    find: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The search failed in: Customers');
      return names;
    },
  },
  parameters: { visual: { play: 'own width' } },
  play: async () => {
    attempts = 0;
    const box = await input();
    await userEvent.click(box);
    await userEvent.paste('qq');
    await expectActive('Retry');
    await expect(screen.getByRole('status')).toHaveTextContent('The search failed in: Customers');
    await userEvent.keyboard('{Enter}');
    await expectActive('Bergmann Maschinenbau');
  },
};

const many = Array.from({ length: 400 }, (_, index) => ({
  id: `entity ${index}`,
  label: `Measurement series ${index + 1}`,
  kind: 'list' as const,
  href: `#/data/series_${index}`,
}));

export const Many: Story = {
  name: 'Hundreds of places',
  args: { groups: [{ id: 'places', title: 'Go to', commands: many }] },
  play: async () => {
    await input();
    await userEvent.keyboard('{End}');
    await expectActive('Measurement series 400');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(active().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('series 37');
    await expectActive('Measurement series 37');
  },
};

export const LongNames: Story = {
  args: {
    groups: [
      {
        id: 'records',
        title: 'Records',
        commands: [
          {
            id: 'long',
            label:
              'Replace the spindle bearing, check the preload and the drawbar force, and measure the temperature for an hour afterwards',
            detail: 'Work orders of the northern region that are not yet planned',
            kind: 'record',
            href: '#',
          },
          { id: 'word', label: 'x'.repeat(140), detail: 'y'.repeat(60), kind: 'record', href: '#' },
        ],
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Matrix: Story = {
  args: { find: async () => names },
  play: async () => {
    await userEvent.type(await input(), 'er');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/results/));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
