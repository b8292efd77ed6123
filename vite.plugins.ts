import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * What the application, the catalogue and the browser tests compile React with.
 * The React Compiler remembers what screens and patterns have made; the leaves
 * below them are drawn again for less than remembering costs (its code for
 * them is a twentieth of the first load).
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
