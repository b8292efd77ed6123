import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const page = (name: string) => join(import.meta.dirname, `${name}.html`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { rollupOptions: { input: [page('index'), page('large')] } },
});
