import tailwindcss from '@tailwindcss/vite';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'vite';

/** Writes the stylesheet of the design system as CSS that needs no Tailwind, with its fonts, into its `dist`. */
export async function writeCompiledCss(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(folder, 'src'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: false,
      rollupOptions: {
        input: join(folder, 'src/styles.css'),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'compiled.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const font of ['inter', 'jetbrains-mono', 'noto-sans-arabic']) {
    const license = join(dirname(resolve(`@fontsource-variable/${font}/package.json`)), 'LICENSE');
    await copyFile(license, join(folder, `dist/fonts/${font}-LICENSE`));
  }
}
