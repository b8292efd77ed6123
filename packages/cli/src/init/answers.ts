import { isSecretKey, readProjectAddress } from '@ninefold/data/client';
import { CommandError, type Options, type CommandIO } from '../command/index.ts';
import { readAddress } from '../sources/index.ts';

interface Question {
  readonly name: string;
  readonly variable: string;
  readonly option: string;
  readonly secret?: 'secret';
  /** @throws {CommandError} {TypeError} for an invalid answer. */
  readonly read: (answer: string) => string;
}

const questions = {
  projectUrl: {
    name: "The project's address (https://abcdefgh.supabase.co)",
    variable: 'SUPABASE_URL',
    option: '--url',
    read: (answer) => readProjectAddress(answer, "The project's address"),
  },
  publishableKey: {
    name: 'The publishable key (sb_publishable_…)',
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    option: '--publishable-key',
    read: readKey,
  },
  databaseUrl: {
    name: 'The connection string of the database (postgresql://USER:PASSWORD@HOST:5432/postgres), which is not kept',
    variable: 'DATABASE_URL',
    option: '--database-url',
    secret: 'secret',
    read(answer) {
      readAddress(answer);
      return answer;
    },
  },
} satisfies Record<string, Question>;

/** Addresses and keys of a team's project. */
export type Answers = Readonly<Record<keyof typeof questions, string>>;

/**
 * Takes answers from the options and the environment, and asks for the others on the terminal, again
 * after an invalid answer.
 *
 * @throws {CommandError} for an invalid option or variable, and for a missing one without a terminal.
 */
export async function readAnswers(
  options: Options,
  { ask, stderr }: Pick<CommandIO, 'ask' | 'stderr'>,
): Promise<Answers> {
  const missing = Object.entries(questions).filter(
    ([key]) => options[key as keyof Answers] === undefined,
  );
  if (missing.length > 0 && ask === undefined) {
    throw new CommandError(
      `There is no terminal to ask on, and init needs more: ${missing
        .map(
          ([, { name, option, variable }]) => `\n- ${name}: ${option} or the variable ${variable}`,
        )
        .join('')}`,
    );
  }
  const answer = async (key: keyof Answers): Promise<string> => {
    const { name, secret, read }: Question = questions[key];
    const given = options[key];
    if (given !== undefined) return checked(read, given);
    for (;;) {
      const typed = (await ask?.(`${name}: `, secret)) ?? '';
      try {
        return checked(read, typed);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        stderr(error.message);
      }
    }
  };
  return {
    projectUrl: await answer('projectUrl'),
    publishableKey: await answer('publishableKey'),
    databaseUrl: await answer('databaseUrl'),
  };
}

function checked(read: Question['read'], answer: string): string {
  try {
    return read(answer.trim());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(error.message, { cause: error });
  }
}

/** The key is not repeated: it may be a secret one. */
function readKey(answer: string): string {
  if (isSecretKey(answer)) {
    throw new CommandError(
      'This is a secret key. It would be sent to every browser, and it bypasses all policies. Use the publishable key (sb_publishable_…). Consider replacing the secret key, in case somebody has seen it.',
    );
  }
  if (!/^[\w.-]+$/.test(answer)) {
    throw new CommandError(
      'The publishable key can only contain letters, digits, dots, hyphens and underscores. The dashboard shows it under "API keys".',
    );
  }
  return answer;
}
