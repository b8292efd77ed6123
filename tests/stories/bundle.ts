import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Returns what runs in the page of a story as one classic script. */
export async function bundleTestsInPage(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'page/index.ts'),
        formats: ['iife'],
        name: 'ninefoldStoryTests',
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
}
