import { expect, screen, userEvent, waitFor } from 'storybook/test';

export const findField = () => screen.findByRole('combobox', { name: 'Find a field' });

/** Opens "Filter" and chooses a field by typing. */
export async function chooseField(text: string): Promise<void> {
  screen.getByRole('button', { name: 'Filter' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await findField()).toHaveFocus());
  await userEvent.keyboard(`${text}{Enter}`);
}

/** Waits until a filter's form is closed. */
export const formGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
