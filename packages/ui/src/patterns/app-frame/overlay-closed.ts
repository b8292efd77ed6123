import { expect, waitFor, within } from 'storybook/test';

/** Until the overlay is gone, its animation included, however busy the machine is. */
export const overlayClosed = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(within(document.body).queryByRole(role)).toBeNull(), { timeout: 10_000 });
