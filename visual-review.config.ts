import { defineConfig } from '@ninefold/visual-review';
import { storyMoment } from './apps/workshop/stories/story-moment.ts';
import { isPinnedBrowser, otherBrowser } from './tests/browser/chromium.ts';
import { launchBrowser } from './tests/browser/launch-browser.ts';
import { patience } from './tests/browser/patience.ts';
import { modeSettings } from './tests/visual/modes.ts';

export default defineConfig({
  ...modeSettings,
  storybook: {
    command: 'storybook build --test',
    madeFrom: [
      '.storybook',
      'docs',
      'packages',
      '!packages/visual-review',
      'apps/workshop',
      'package.json',
      'pnpm-lock.yaml',
      'tests/visual/modes.ts',
      'packages/visual-review/src/catalogue',
      'packages/visual-review/src/configuration',
      // The list of stories that it reads is kept with the build.
      'packages/visual-review/src/capture/list-stories.ts',
    ],
  },
  acceptedFolder: 'tests/visual/accepted-pictures',
  workFolder: '.ninefold/visual',
  externals: [
    { path: '.storybook/', because: 'Storybook’s preview is part of every story' },
    { path: 'packages/ui/src/tokens/', because: 'tokens are part of every story' },
    { path: 'packages/ui/src/styles.css', because: 'the stylesheet is part of every story' },
    { path: 'packages/server/src/vite/', because: 'every story is compiled by it' },
    { path: 'pnpm-lock.yaml', because: 'a dependency may have another version' },
    { path: 'tests/visual/modes.ts', because: 'the modes may have changed' },
    { path: 'packages/visual-review/src/capture/', because: 'it takes the pictures' },
    { path: 'tests/browser/', because: 'it starts the browser' },
    ...['apps/workshop/', 'packages/embedded/src/', 'packages/specification/src/catalog/sql/'].map(
      (path) => ({ path, stories: 'apps/workshop/', because: 'screens show data made from it' }),
    ),
  ],
  now: storyMoment,
  context: { locale: 'en-GB', timezoneId: 'Europe/Berlin' },
  toasts: '[role="region"]:has([data-slot="toast-viewport"])',
  launchBrowser,
  patience,
  skip:
    isPinnedBrowser && otherBrowser === undefined
      ? undefined
      : 'the accepted pictures come from the pinned browser, which runs on Linux on x64. CI compares them.',
});
