import { supabaseFirstLoad } from '@ninefold/data/client/bundle';
import { defineConfig } from 'vite';
import { reactPlugins } from '../../vite.plugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactPlugins(), supabaseFirstLoad()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every screen needs comes as one file: it compresses better than
        // its fifty parts, and a browser asks once.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
});
