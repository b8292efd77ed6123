import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Declaration,
  type DeclaredText,
  declaredTexts,
  inLanguage,
} from '@ninefold/specification/declaration';
import { applicationPath, CommandError, type CommandIO, type Options } from '../command/index.ts';
import { importCurrent } from './import-current.ts';
import { sourceMessages } from './messages.ts';

export interface DeclarationFile {
  /** Absolute path. */
  readonly file: string;
  /** In the current language. */
  readonly declaration: Declaration;
  /** Its texts, with the languages that they are in. */
  readonly texts: readonly DeclaredText[];
  /** Grows each time that the module has changed. */
  readonly version: number;
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
    if (named === undefined) return { file, declaration: {}, texts: [], version: -1 };
    throw new CommandError(
      sourceMessages.noDeclaration({ file, option: '--declaration', name: 'specification' }),
    );
  }
  const { specification, version } = await load(file);
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
    version,
  };
}

async function load(
  file: string,
): Promise<{ readonly specification?: unknown; readonly version: number }> {
  try {
    const { content, version } = await importCurrent(file);
    return { ...(content as { readonly specification?: unknown }), version };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(sourceMessages.invalidModule({ file, reason }), { cause: error });
  }
}
