import './preview.css';
import { networkLoader, restartWithNetwork, withNetwork } from '@ninefold/stories';
import { withChromaticModes } from '@ninefold/visual-review/chromatic';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import {
  appearanceGlobals,
  initialAppearance,
  languageLoader,
  withAppearance,
} from './appearance.tsx';
import { accessibilityRules } from '../packages/ui/testing/quality/accessibility-rules.ts';
import { ComponentPage } from './page/component-page.tsx';
import { patience } from '../tests/browser/patience.ts';
import { modeSettings } from '../tests/visual/modes.ts';
import { ThemedDocsContainer } from './docs-container.tsx';

restartWithNetwork();

configure({
  // A play waits for a state for as long as the slowest machine may take to reach it.
  asyncUtilTimeout: patience,
  // By default, the whole page is printed each time that a wait looks and doesn't find.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: accessibilityRules,
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocsContainer,
      page: ComponentPage,
      codePanel: true,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Guide',
          [
            'Start',
            'Your project',
            'Lists',
            'Records',
            'Forms',
            'Fields',
            'Roles and tenants',
            'View as somebody else',
            'Import and export',
            'Offline and drafts',
            'Custom screens',
            'Hooks for your own design',
            'Components alone',
            'Data alone',
            'Embedded backend alone',
            'Theming',
            'Components as copies',
            'Languages',
            'Keyboard',
            'Deploy',
            'Security',
            'Upgrade',
            'Agents and tools',
            'Command line',
            'Troubleshooting',
          ],
          'Nine points',
          [
            'Overview',
            'Purpose and audience',
            'Screens and routes',
            'Entities and fields',
            'States and transitions',
            'Validation rules',
            'Roles and permissions',
            'Calls',
            'Error catalogue',
            'Constants and limits',
          ],
          'All components',
          'Find',
          'Foundations',
          ['Make it yours', 'Colours', 'Type', 'Space', 'Every token'],
          'Components',
          'Fields',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  decorators: [withAppearance],
  argTypesEnhancers: [withChromaticModes(modeSettings)],
  loaders: [languageLoader, networkLoader],
  beforeEach: withNetwork,
  tags: ['autodocs'],
};

export default preview;
