import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration } from '@ninefold/specification/declaration';
import { CommandError } from '../command-error.ts';

/** Where a team's declaration lies in this workspace. */
const ownDeclaration = join(import.meta.dirname, '../../../../apps/web/specification.ts');

export interface ReadDeclaration {
  /** Where it lies: its absolute path. */
  readonly file: string;
  readonly declaration: Declaration;
}

/**
 * What the team declares: the module's export `specification`. The workspace's
 * own where no file is named.
 *
 * @throws {CommandError} for a file that is not there, cannot be run, or declares nothing.
 */
export async function readDeclaration(named: string | undefined): Promise<ReadDeclaration> {
  const file = named ?? ownDeclaration;
  if (!existsSync(file)) {
    if (named === undefined) return { file, declaration: {} };
    throw new CommandError(
      `There is no file ${file}. Give --declaration the path of a module that exports "specification", as apps/web/specification.ts does.`,
    );
  }
  const module = await load(file);
  const declaration = module['specification'];
  if (typeof declaration !== 'object' || declaration === null) {
    throw new CommandError(
      `${file} exports no "specification". It should say: export const specification = declare({ … });`,
    );
  }
  return { file, declaration };
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} could not be read as a module: ${said}`, { cause: error });
  }
}
