import { embeddedBackend, type EmbeddedBackendOptions } from '@ninefold/embedded/vite-plugin';
import { screenPlugins } from '@ninefold/server/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type PluginOption } from 'vite';

/**
 * Returns the configuration of an application's Storybook.
 *
 * @param folder That of `.storybook`, in the application's.
 */
export function storybookConfig(folder: string): StorybookConfig {
  const application = dirname(folder);
  return {
    framework: {
      name: '@storybook/react-vite',
      options: {
        builder: { viteConfigPath: fileURLToPath(new URL('vite.config.js', import.meta.url)) },
      },
    },
    stories: ['../stories/**/*.stories.tsx'],
    addons: [dirname(fileURLToPath(import.meta.resolve('@storybook/addon-a11y/package.json')))],
    core: { disableTelemetry: true, disableWhatsNewNotifications: true },
    viteFinal: async (base) =>
      mergeConfig(base, {
        plugins: [
          screenPlugins(application),
          msw({ mode: 'worker-only' }),
          await sampleDatabase(join(application, 'stories')),
        ],
        optimizeDeps: { include: ['react-dom/client', 'msw/browser', 'storybook/test'] },
      }),
  };
}

/** Gives stories the database that `ninefold stories` has made. */
async function sampleDatabase(folder: string): Promise<PluginOption> {
  const file = join(folder, 'database.tar.gz');
  const options = await readFile(join(folder, 'database.json'), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} has no database for stories. Run "ninefold stories".`, {
      cause: error,
    });
  });
  return embeddedBackend({
    snapshot: () => openAsBlob(file),
    inputs: [file],
    backend: JSON.parse(options) as EmbeddedBackendOptions['backend'],
    warmUp: 'select ninefold_specification(overview => true, at_most => 1)',
  });
}
