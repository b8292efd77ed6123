import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds the classes of `@ninefold/screens` to the stylesheet of `@ninefold/ui`. Tailwind searches the
 * application's folder by itself, and that package is outside it.
 */
export function screensClasses(application: string): Plugin {
  const { resolve } = createRequire(join(application, 'package.json'));
  const stylesheet = resolve('@ninefold/ui/styles.css');
  const screens = dirname(resolve('@ninefold/screens'));
  return {
    name: 'ninefold-screens-classes',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler: (code) => `${code}\n@source '${screens}';\n`,
    },
  };
}
