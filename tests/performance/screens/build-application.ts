import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressAssets } from '../../../packages/server/src/builds/index.ts';

/** Builds an application for the same browsers as ours, and compresses its files as ours are. */
export async function buildApplication(source: string, folder: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
    },
  });
  await compressAssets(folder);
}
