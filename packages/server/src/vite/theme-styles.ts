import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TeamTheme, teamStylesheet, themeProblems } from '@ninefold/ui/theme';
import type { Plugin } from 'vite';
import { UsageError } from '../errors/index.ts';

const virtual = 'virtual:theme.css';

/** Serves `virtual:theme.css`, the stylesheet of an application's `theme.ts`. */
export function themeStyles(application: string): Plugin {
  const id = join(application, virtual);
  return {
    name: 'ninefold-theme-styles',
    resolveId: (source) => (source === virtual ? id : null),
    async load(loaded) {
      if (loaded !== id) return null;
      this.addWatchFile(join(application, 'theme.ts'));
      return teamStylesheet(await readTheme(application));
    },
  };
}

/**
 * Imports the theme of an application.
 *
 * @throws {UsageError} for a theme without enough contrast, or with a file that is not in `public`.
 */
export async function readTheme(application: string): Promise<TeamTheme> {
  // The query makes each import read the file again.
  const address = `${pathToFileURL(join(application, 'theme.ts')).href}?read=${Date.now()}`;
  const { theme } = (await import(address)) as { readonly theme: TeamTheme };
  await checkTheme(theme, join(application, 'public'));
  return theme;
}

/** @throws {UsageError} for a theme without enough contrast, or with a file that is not in `publicFolder`. */
async function checkTheme(theme: TeamTheme, publicFolder: string): Promise<void> {
  const problems = [...themeProblems(theme)];
  for (const key of ['logo', 'fontFile'] as const) {
    const name = theme[key];
    if (name === undefined) continue;
    const isThere = await access(join(publicFolder, name)).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push(`${key} is "${name}", and the folder public has no such file.`);
  }
  if (problems.length > 0) {
    throw new UsageError(
      `theme.ts can't be used.\n${problems.map((problem) => `- ${problem}`).join('\n')}\nCorrect it; "Make it yours" in the catalogue shows every contrast.`,
    );
  }
}
