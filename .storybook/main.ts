import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { reactPlugins } from '../vite.plugins.ts';
import { workshopBackend } from './workshop-backend.ts';

/**
 * Dependencies that are known now. One that is found only when a story imports
 * it makes Vite reload the page, in the middle of the tests.
 */
const bundledBeforehand = [
  'msw-storybook-addon/csf3',
  'msw',
  'msw/browser',
  'msw/experimental',
  'storybook/test',
  ...[
    '@internationalized/date',
    '@radix-ui/react-primitive',
    '@tanstack/react-table',
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
    'react-hook-form',
    'tailwind-variants',
  ].map((name) => `@ninefold/ui > ${name}`),
  ...['@supabase/supabase-js', 'big.js'].map((name) => `@ninefold/data > ${name}`),
  ...['@tanstack/react-query', '@tanstack/react-router'].map((name) => `@ninefold/web > ${name}`),
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  // The MSW addon is used by its loader alone (see network.ts): listed here, it
  // would start the worker for every story.
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [reactPlugins(), msw({ mode: 'worker-only' }), workshopBackend()],
      optimizeDeps: { include: bundledBeforehand },
    }),
};

export default config;
