import type { Decorator } from '@storybook/react-vite';
import { ValueFormatProvider } from '../../src/fields/index.ts';

/** Shows a story as a list's screen does: as high as the window, with the workshop's formats. */
export const inListFrame: Decorator = (Story) => (
  <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
    <div className="flex h-dvh flex-col">
      <Story />
    </div>
  </ValueFormatProvider>
);
