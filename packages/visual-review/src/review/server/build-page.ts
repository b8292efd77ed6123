import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the review page into a folder: a script, a stylesheet with its fonts, and a page that a browser
 * also opens from a file, from which it loads no modules.
 */
export async function buildReviewPage(folder: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, '../page'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [
      react({ compiler: true }),
      tailwindcss(),
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
        // A classic script has none.
        transform: { define: { 'import.meta': '{}' } },
        output: {
          format: 'iife',
          entryFileNames: 'review.js',
          assetFileNames: 'review[extname]',
        },
      },
    },
  });
}
