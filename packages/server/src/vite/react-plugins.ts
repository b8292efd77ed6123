import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * Returns the plugins that compile React in applications, the catalogue and browser tests. The React
 * Compiler memoizes screens and patterns. Rendering the components below them again costs less than
 * memoizing them: the compiler's code for them is a twentieth of the first load.
 */
export function reactPlugins(): PluginOption[] {
  return [
    react({
      compiler: true,
      exclude: [/node_modules/, /packages\/ui\/src\/(components|fields)\//],
      refreshExclude: /node_modules/,
    }),
    tailwindcss(),
  ];
}
