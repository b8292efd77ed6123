import { join } from 'node:path';
import { build } from 'vite';
import { reactPlugins } from '../../../../vite.plugins.ts';

const fonts = join(
  import.meta.dirname,
  '../../../../packages/ui/node_modules/@fontsource-variable',
);

/**
 * Builds the review page into a folder: one script, one stylesheet with its fonts in it, and a page
 * that a browser also opens from a file, from which it loads no modules.
 */
export async function buildReviewPage(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, '../page'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    // The stylesheet of ui asks for a font by its package's name, which only ui depends on.
    resolve: { alias: { '@fontsource-variable': fonts } },
    plugins: [
      reactPlugins(),
      {
        name: 'classic-script',
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            html
              .replace(/<script type="module"[^>]*><\/script>/, '')
              .replaceAll(' crossorigin', '')
              .replace('</body>', '<script src="./review.js"></script></body>'),
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          format: 'iife',
          entryFileNames: 'review.js',
          assetFileNames: 'review[extname]',
        },
      },
    },
  });
}
