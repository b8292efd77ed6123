import { setDataFolderAside } from '@ninefold/data/local';
import { stdin, stderr } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { Options } from './options.ts';
import type { Reporter } from './reporter.ts';
import { UsageError } from './usage-error.ts';

/** Moves a data folder aside after asking, so that the next start finds it new. */
export async function resetDataFolder(
  path: string,
  { yes }: Options,
  reporter: Reporter,
): Promise<void> {
  if (!yes) await ask(path);
  const aside = await setDataFolderAside(path);
  if (aside !== undefined) reporter.note(`What was in ${path} is kept in ${aside}.`);
}

async function ask(path: string): Promise<void> {
  if (!stdin.isTTY) {
    throw new UsageError(
      `--reset begins anew with ${path} and asks first, which it cannot do here. Add --yes to answer it.`,
    );
  }
  const questions = createInterface({ input: stdin, output: stderr });
  const answer = await questions.question(
    `Begin anew with ${path}? What is there is kept beside it. [y/N] `,
  );
  questions.close();
  if (!/^y(es)?$/i.test(answer.trim())) {
    throw new UsageError('Nothing was changed. Start without --reset to go on with what is there.');
  }
}
