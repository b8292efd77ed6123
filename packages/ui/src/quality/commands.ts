import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders as with a palette of the person's own: Windows' contrast themes. */
    emulateForcedColours: (state: 'active' | 'none') => Promise<void>;
  }
}

/** What only the driver of the browser can do to a page. */
export const browserCommands: {
  readonly emulateForcedColours: BrowserCommand<[state: 'active' | 'none']>;
} = {
  emulateForcedColours: ({ page }, state) => page.emulateMedia({ forcedColors: state }),
};
