import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { reactPlugins } from '../packages/server/src/vite/react-plugins.ts';
import { dependenciesOfStories } from './bundled-dependencies.ts';
import { catalogueData } from './catalogue/catalogue-plugin.ts';
import { exampleCode } from './catalogue/example-plugin.ts';
import { searchWordsScript } from './catalogue/search-words.ts';
import { documentation, readGuide, withGuide } from './documentation/index.ts';
import { workshopBackend } from './workshop-backend.ts';

/** `storybook build --test`: for tests and pictures, which show stories without their documentation. */
const isForTests = process.argv.includes('--test');

const config: StorybookConfig & { readonly experimental_manifests: typeof withGuide } = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    './pages/*.stories.tsx',
    './guidance/*.stories.tsx',
    '../packages/{ui,inspector}/src/**/*.stories.tsx',
    '../apps/workshop/stories/*.stories.tsx',
  ],
  // The MSW addon is used by its loader alone (see network.ts): listed here, it
  // would start the worker for every story.
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
    '@storybook/addon-mcp',
  ],
  // For Storybook's own window; the stories have their fonts from the stylesheet.
  staticDirs: [
    { from: '../packages/ui/node_modules/@fontsource-variable/inter/files', to: '/fonts' },
  ],
  // Search by synonym, role and token goes by headings; the list of tasks for beginners is not ours.
  features: {
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    componentsManifest: !isForTests,
  },
  // Pages of documentation are built all the same: an error in one fails the tests.
  build: {
    test: {
      disableBlocks: false,
      disableMDXEntries: false,
      disableAutoDocs: false,
      disabledAddons: [],
    },
  },
  // Reading the properties of components takes as long as compiling them.
  ...(isForTests && { typescript: { reactDocgen: false } }),
  managerHead: (head) => `${head}${searchWordsScript}`,
  // What the server of the Model Context Protocol reads, with samples and references in place.
  experimental_manifests: withGuide,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      // With preloading, each story would work out again what its modules import, although the page has it.
      ...(isForTests && { build: { modulePreload: false } }),
      plugins: [
        exampleCode(),
        documentation(),
        catalogueData(readGuide),
        reactPlugins(),
        msw({ mode: 'worker-only' }),
        workshopBackend(),
      ],
      optimizeDeps: { include: [...dependenciesOfStories] },
    }),
};

export default config;
