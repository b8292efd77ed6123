import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The packages with screens. An application can leave out the inspector. */
const packages = ['@ninefold/screens', '@ninefold/inspector'];

/**
 * Adds the classes of the packages with screens to the stylesheet of `@ninefold/ui`. Tailwind searches the
 * application's folder by itself, and those packages are outside it.
 */
export function screensClasses(application: string): Plugin {
  const manifest = join(application, 'package.json');
  const { resolve } = createRequire(manifest);
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const stylesheet = resolve('@ninefold/ui/styles.css');
  const sources = packages
    .filter((name) => name in dependencies)
    .map((name) => `@source '${dirname(resolve(name))}';\n`);
  return {
    name: 'ninefold-screens-classes',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler: (code) => `${code}\n${sources.join('')}`,
    },
  };
}
