import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';

/** Vite's own bundler, of the version that the application is built with. */
export async function loadBundler(): Promise<typeof Rolldown.rolldown> {
  const vite = createRequire(import.meta.url).resolve('vite');
  const bundler = pathToFileURL(createRequire(vite).resolve('rolldown'));
  const { rolldown } = (await import(bundler.href)) as typeof Rolldown;
  return rolldown;
}

/** Options of both passes of a measurement: a page's production build, without React. */
export const pageWithoutReact = {
  platform: 'browser',
  external: [/^react(?:-dom)?(?:\/|$)/],
  logLevel: 'silent',
  transform: {
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: { runtime: 'automatic', development: false },
  },
} satisfies Rolldown.InputOptions;
