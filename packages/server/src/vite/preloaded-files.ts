import { join } from 'node:path';
import type { TeamTheme } from '@ninefold/ui/theme';
import { type IndexHtmlTransformContext, normalizePath } from 'vite';

type Bundle = IndexHtmlTransformContext['bundle'];

/** Returns the files that every screen with a declaration needs. None in development. */
export function declarationFiles(application: string, bundle: Bundle): readonly string[] {
  return filesOf(bundle, 'declaration', normalizePath(join(application, 'specification.ts')));
}

/** Returns the files of the screens that `applicationConfig` builds as separate files. */
export function screenFiles(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const screens = ['sign-in', 'home', 'list', 'record', 'form'];
  return Object.fromEntries(screens.map((name) => [name, filesOf(bundle, name)]));
}

/** Returns the font file for Latin text and digits; none if the theme names an installed font. */
export function fontFiles({ font, fontFile }: TeamTheme, bundle: Bundle = {}): readonly string[] {
  if (fontFile !== undefined) return [fontFile];
  if (font !== undefined) return [];
  return Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.names.includes(standardFont))
    .map(({ fileName }) => fileName);
}

const standardFont = 'inter-latin-wght-normal.woff2';

/** The files of these names, or of these modules, with what they import, but for the page's own script. */
function filesOf(bundle: Bundle = {}, ...names: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return [
    ...new Set(
      chunks
        .filter(({ name, facadeModuleId }) => names.includes(facadeModuleId ?? name))
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        .filter((file) => chunks.some(({ fileName, isEntry }) => fileName === file && !isEntry)),
    ),
  ];
}
