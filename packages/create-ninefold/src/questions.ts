import { isCancel, password, select, text } from '@clack/prompts';
import { CreateError } from './create-error.ts';
import type { Options } from './options.ts';
import { readProjectUrl, readPublishableKey } from './project.ts';
import type { StartingPoint } from './starting-point.ts';

export const defaultFolder = 'my-application';

/** What a new application is made from. */
export interface Answers {
  readonly folder: string;
  readonly start: StartingPoint;
}

/**
 * Takes answers from the options, and asks for the others on the terminal.
 *
 * @param assertUsable Throws a CreateError for a folder that can't be taken.
 * @throws {CreateError} for a folder that can't be taken, for a missing answer without a terminal, and
 *   if the person stops.
 */
export async function readAnswers(
  options: Options,
  isTerminal: boolean,
  assertUsable: (folder: string) => void,
): Promise<Answers> {
  if (options.folder !== undefined) assertUsable(options.folder);
  assertComplete(options, isTerminal);
  const folder = options.folder ?? (options.yes ? defaultFolder : await askFolder(assertUsable));
  if (options.folder === undefined && options.yes) assertUsable(folder);
  const kind = options.kind ?? (options.yes ? 'example' : await askKind());
  if (kind !== 'project') return { folder, start: { kind } };
  const url = options.url ?? (await askUrl());
  const key = options.key ?? (await askKey());
  return { folder, start: { kind, url, key } };
}

function assertComplete({ folder, kind, key, yes }: Options, isTerminal: boolean): void {
  if (kind === 'project' && key === undefined && (yes || !isTerminal)) {
    throw new CreateError(
      'The publishable key of the project is missing. Add --key KEY; the dashboard shows it under "API keys".',
    );
  }
  if (isTerminal || yes || (folder !== undefined && kind !== undefined)) return;
  throw new CreateError(
    'The command can only ask in an interactive terminal. Give FOLDER and one of --project URL --key KEY, --example and --blank, or --yes for the example in my-application.',
  );
}

async function askFolder(assertUsable: (folder: string) => void): Promise<string> {
  const typed = await text({
    message: 'The folder of the new application',
    placeholder: defaultFolder,
    defaultValue: defaultFolder,
    validate: (answer) => problemOf(() => assertUsable(answer || defaultFolder)),
  });
  return answered(typed);
}

async function askKind(): Promise<StartingPoint['kind']> {
  return answered(
    await select<StartingPoint['kind']>({
      message: 'What does it start with?',
      options: [
        { value: 'project', label: 'Your Supabase project', hint: 'hosted or self-hosted' },
        { value: 'example', label: 'The example', hint: 'a workshop’s work orders' },
        { value: 'blank', label: 'Nothing yet', hint: 'without a database' },
      ],
    }),
  );
}

async function askUrl(): Promise<string> {
  const typed = await text({
    message: 'The project’s URL',
    placeholder: 'https://abcdefgh.supabase.co',
    validate: (answer = '') => problemOf(() => readProjectUrl(answer)),
  });
  return readProjectUrl(answered(typed));
}

/** Hidden as it is typed, because somebody may paste a secret key. */
async function askKey(): Promise<string> {
  const typed = await password({
    message: 'The publishable key (sb_publishable_…)',
    validate: (answer = '') => problemOf(() => readPublishableKey(answer)),
  });
  return readPublishableKey(answered(typed));
}

function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof CreateError) return error.message;
    throw error;
  }
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new CreateError('Stopped. Nothing was written.');
  return answer as Exclude<Answer, symbol>;
}
