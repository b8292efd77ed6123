import type { Preview } from '@storybook/react-vite';
import {
  appearanceGlobals,
  initialAppearance,
  loadStoryLanguage,
  withAppearance,
} from './appearance/index.ts';
import { networkLoader, restartWithNetwork, withNetwork } from './network/index.ts';
import { applicationParameter, type StoryApplication } from './screens/index.ts';

/**
 * Returns the preview of an application's Storybook, for `.storybook/preview.tsx`.
 *
 * @param application As `main.tsx` starts it.
 */
export function storyPreview(application: StoryApplication): Preview {
  restartWithNetwork();
  return {
    parameters: {
      [applicationParameter]: application,
      backgrounds: { disabled: true },
      a11y: accessibilityRules,
      viewport: {
        options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
      },
    },
    globalTypes: appearanceGlobals,
    initialGlobals: initialAppearance,
    decorators: [withAppearance],
    loaders: [
      ({ globals }) => loadStoryLanguage(globals, application.messages?.texts),
      networkLoader,
    ],
    beforeEach: withNetwork,
  };
}

const accessibilityRules = {
  config: {
    rules: [
      // What a modal dialog hides holds focusable elements, and the dialog's focus trap keeps focus from them.
      { id: 'aria-hidden-focus', selector: '[aria-hidden=true]:not([data-aria-hidden])' },
    ],
  },
};
