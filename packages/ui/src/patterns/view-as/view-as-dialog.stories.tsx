import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComboboxOption } from '../../components/combobox/index.ts';
import { ViewAsDialog } from './view-as-dialog.tsx';

const everybody: readonly ComboboxOption[] = [
  { value: 'anon', label: 'Visitor', description: 'Not signed in' },
  { value: 'role:dispatcher', label: 'Dispatcher', description: 'Role' },
  { value: 'role:technician', label: 'Technician', description: 'Role' },
  { value: '1', label: 'Mira Dahl', description: 'mira@example.com' },
  { value: '2', label: 'Timo Brandt', description: 'timo@example.com' },
];

const meta = {
  title: 'Patterns/View as dialog',
  component: ViewAsDialog,
  args: {
    search: async (text) =>
      everybody.filter(({ label, description }) =>
        `${label} ${description}`.toLowerCase().includes(text.toLowerCase()),
      ),
    onView: fn(async (): Promise<string | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ViewAsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'View as…' }));

export const Default: Story = {};

export const Keyboard: Story = {
  name: 'A person is found by name',
  play: async ({ args }) => {
    const input = dialog().getByRole('combobox', { name: 'Person or role' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('timo');
    await within(document.body).findByRole('option', { name: /Timo Brandt/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog().getByRole('button', { name: 'View' }));
    await waitFor(() =>
      expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ value: '2' })),
    );
  },
};

export const Refused: Story = {
  args: { onView: fn(async () => 'You don’t have permission to view as somebody else.') },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'View' }));
    await expect(await dialog().findByText(/Choose a person/)).toBeVisible();
    await userEvent.type(dialog().getByRole('combobox'), 'visitor');
    await within(document.body).findByRole('option', { name: /Visitor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog().getByRole('button', { name: 'View' }));
    await expect(await dialog().findByText(/permission/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
