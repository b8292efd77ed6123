import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Declaration,
  type DeclaredText,
  declaredTexts,
  inLanguage,
} from '@ninefold/specification/declaration';
import { applicationPath, CommandError, type CommandIO, type Options } from '../command/index.ts';
import { sourceMessages } from './messages.ts';

export interface DeclarationFile {
  /** Absolute path. */
  readonly file: string;
  /** In the current language. */
  readonly declaration: Declaration;
  /** Its texts, with the languages that they are in. */
  readonly texts: readonly DeclaredText[];
}

/**
 * Reads the export `specification` of the module that `--declaration` names, or of the application's
 * `specification.ts`. An application without that file declares nothing.
 *
 * @throws {CommandError} for a named file that does not exist, that can't be run, or that declares
 * nothing.
 */
export async function readDeclaration(
  { declaration: named }: Pick<Options, 'declaration'>,
  { workingDirectory }: Pick<CommandIO, 'workingDirectory'>,
): Promise<DeclarationFile> {
  const file =
    named ?? join(workingDirectory, applicationPath(workingDirectory, 'specification.ts'));
  if (!existsSync(file)) {
    if (named === undefined) return { file, declaration: {}, texts: [] };
    throw new CommandError(
      sourceMessages.noDeclaration({ file, option: '--declaration', name: 'specification' }),
    );
  }
  const { specification } = await load(file);
  if (typeof specification !== 'object' || specification === null) {
    throw new CommandError(
      sourceMessages.noExport({
        file,
        name: 'specification',
        code: 'export const specification = declare({ … });',
      }),
    );
  }
  return {
    file,
    declaration: inLanguage(specification),
    texts: declaredTexts(specification),
  };
}

async function load(file: string): Promise<{ readonly specification?: unknown }> {
  try {
    return (await import(pathToFileURL(file).href)) as { readonly specification?: unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(sourceMessages.invalidModule({ file, reason }), { cause: error });
  }
}
