import { expect, waitFor, within } from 'storybook/test';

/** Waits until the overlay has left the document. */
export const overlayClosed = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(within(document.body).queryByRole(role)).toBeNull());
