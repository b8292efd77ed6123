import type { PluginOption } from 'vite';
import { reactPlugins } from './react-plugins.ts';
import { screensClasses } from './screens-classes.ts';
import { themeStyles } from './theme-styles.ts';

/**
 * Returns the plugins that compile an application's screens, with their classes and its theme.
 *
 * @param application Its folder.
 */
export function screenPlugins(application: string): PluginOption[] {
  return [screensClasses(application), reactPlugins(), themeStyles(application)];
}
