import { join } from 'node:path';
import { run } from '../../packages/cli/src/run.ts';

/** Options by which a command does not read what the team of this checkout declares. */
export const nothingDeclared = [
  '--declaration',
  join(import.meta.dirname, 'nothing-declared.ts'),
] as const;

export interface Outcome {
  readonly exitCode: number;
  /** Standard output. */
  readonly printed: string;
  /** Standard error. */
  readonly told: string;
}

/** Runs `ninefold ARGUMENTS` in this process, from a folder. */
export async function ninefold(
  argumentList: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Promise<Outcome> {
  const printed: string[] = [];
  const told: string[] = [];
  const exitCode = await run(argumentList, {
    print: (text) => printed.push(text),
    tell: (text) => told.push(text),
    environment,
    folder,
  });
  return { exitCode, printed: printed.join('\n'), told: told.join('\n') };
}
