import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TeamTheme, teamStylesheet, themeProblems } from '@ninefold/ui/theme';
import type { Plugin } from 'vite';
import { UsageError } from './usage-error.ts';

const web = join(import.meta.dirname, '..');
const file = join(web, 'theme.ts');
const virtual = 'virtual:theme.css';

/** Gives `virtual:theme.css`, the stylesheet of the team's `theme.ts`. */
export function themeStyles(): Plugin {
  return {
    name: 'ninefold-theme-styles',
    resolveId: (source) => (source === virtual ? join(web, virtual) : null),
    async load(id) {
      if (id !== join(web, virtual)) return null;
      this.addWatchFile(file);
      return teamStylesheet(await readTheme());
    },
  };
}

/** @throws {UsageError} for a theme without enough contrast, or with a file that `public` does not have. */
export async function readTheme(): Promise<TeamTheme> {
  // An address of its own each time: a module that was imported once never changes.
  const address = `${pathToFileURL(file).href}?read=${Date.now()}`;
  const { theme } = (await import(address)) as { readonly theme: TeamTheme };
  await checkTheme(theme, join(web, 'public'));
  return theme;
}

/** @throws {UsageError} for a theme without enough contrast, or with a file that `publicFolder` does not have. */
export async function checkTheme(theme: TeamTheme, publicFolder: string): Promise<void> {
  const problems = [...themeProblems(theme)];
  for (const key of ['logo', 'fontFile'] as const) {
    const name = theme[key];
    if (name === undefined) continue;
    const isThere = await access(join(publicFolder, name)).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push(`${key} is "${name}", and apps/web/public has no such file.`);
  }
  if (problems.length > 0) {
    throw new UsageError(
      `apps/web/theme.ts cannot be used.\n${problems.map((problem) => `- ${problem}`).join('\n')}\nCorrect it; "Make it yours" in the catalogue shows every contrast.`,
    );
  }
}
