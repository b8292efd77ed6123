import type { Decorator } from '@storybook/react-vite';
import { ValueFormatProvider } from '../../src/fields/index.ts';

/** Shows a story as wide as in a form, with dates and numbers as in the sample's country. */
export const atFormWidth: Decorator = (Story) => (
  <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
    <div className="max-w-3xl">
      <Story />
    </div>
  </ValueFormatProvider>
);
