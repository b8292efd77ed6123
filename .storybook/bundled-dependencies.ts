const ofUi = [
  '@internationalized/date',
  '@radix-ui/react-primitive',
  '@tanstack/react-virtual',
  'lucide-react',
  'radix-ui/alert-dialog',
  'radix-ui/dialog',
  'radix-ui/direction',
  'radix-ui/dropdown-menu',
  'radix-ui/popover',
  'radix-ui/slot',
  'radix-ui/tabs',
  'radix-ui/toast',
  'radix-ui/tooltip',
  'react-aria-components',
  'react-aria-components/Calendar',
  'react-aria-components/ComboBox',
  'react-aria-components/DateField',
  'react-aria-components/DatePicker',
  'react-aria-components/Dialog',
  'react-aria-components/Group',
  'react-aria-components/I18nProvider',
  'react-aria-components/TagGroup',
  'react-aria-components/TimeField',
  'react-hook-form',
  'react-markdown',
  'tailwind-merge',
  'tailwind-variants/lite',
];

const ofInspector = ['@dagrejs/dagre', 'd3-selection', 'd3-zoom', 'react-resizable-panels'];

/**
 * Dependencies that Vite bundles before it serves the first page. If it only finds one
 * when a story or test imports it, it reloads the page in the middle of the tests.
 */
export const dependenciesOfUi: readonly string[] = [
  'react-dom/client',
  'react-dom/server',
  ...ofUi.map((name) => `@ninefold/ui > ${name}`),
];

export const dependenciesOfStories: readonly string[] = [
  ...dependenciesOfUi,
  ...ofInspector.map((name) => `@ninefold/inspector > ${name}`),
  'msw-storybook-addon/csf3',
  'msw',
  'msw/browser',
  'msw/experimental',
  'storybook/test',
];
