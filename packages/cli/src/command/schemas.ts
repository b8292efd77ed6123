import { readEnvFile } from '@ninefold/embedded/command-line';
import { join } from 'node:path';
import type { CommandIO } from './command-io.ts';
import { CommandError } from './command-error.ts';
import { argumentMessages } from './messages.ts';

/** The variable in which `init` writes the schemas that it has read. */
export const schemasVariable = 'NINEFOLD_SCHEMAS';

/** Parses `public,"Odd, name"`: names separated by commas, in double quotes if they contain one. */
export function readSchemas(text: string): readonly string[] {
  const names = [...text.matchAll(/"((?:[^"]|"")+)"|([^",\s][^",]*)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare?.trim() ?? '',
  );
  if (names.length === 0) {
    throw new CommandError(
      argumentMessages.noSchema({ option: '--schema', example: '--schema public,billing' }),
    );
  }
  return [...new Set(names)];
}

/** Writes names of schemas as `readSchemas` reads them. */
export function writeSchemas(names: readonly string[]): string {
  return names
    .map((name) => (/^[^",\s]+$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`))
    .join(',');
}

/** Returns the schemas that `init` has read in the workspace; undefined where it has not run. */
export function rememberedSchemas({
  environment,
  workingDirectory,
}: Pick<CommandIO, 'environment' | 'workingDirectory'>): readonly string[] | undefined {
  const text =
    environment[schemasVariable] ?? readEnvFile(join(workingDirectory, '.env'))[schemasVariable];
  return text ? readSchemas(text) : undefined;
}
