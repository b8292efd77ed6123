import { setDataFolderAside } from '@ninefold/embedded';
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
      `--reset starts over with ${path} and asks for confirmation, which is not possible here. Add --yes to confirm.`,
    );
  }
  const questions = createInterface({ input: stdin, output: stderr });
  const answer = await questions.question(
    `Start over with ${path}? The current data is kept in another folder. [y/N] `,
  );
  questions.close();
  if (!/^y(es)?$/i.test(answer.trim())) {
    throw new UsageError(
      'Nothing was changed. Start without --reset to keep using the current data.',
    );
  }
}
