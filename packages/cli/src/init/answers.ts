import { isSecretKey, readProjectAddress } from '@ninefold/data/client';
import { formatList } from '@ninefold/messages';
import { CommandError, type Options, type CommandIO } from '../command/index.ts';
import { readAddress } from '../sources/index.ts';
import { answerMessages } from './messages.ts';

interface Question {
  /** Asks for it, with a colon. */
  readonly text: () => string;
  readonly variable: string;
  readonly option: string;
  readonly secret?: 'secret';
  /** @throws {CommandError} {TypeError} for an invalid answer. */
  readonly read: (answer: string) => string;
}

const exampleKey = 'sb_publishable_…';

const questions = {
  projectUrl: {
    text: () => answerMessages.projectUrl({ example: 'https://abcdefgh.supabase.co' }),
    variable: 'SUPABASE_URL',
    option: '--url',
    read: (answer) => readProjectAddress(answer, 'SUPABASE_URL'),
  },
  publishableKey: {
    text: () => answerMessages.publishableKey({ example: exampleKey }),
    variable: 'SUPABASE_PUBLISHABLE_KEY',
    option: '--publishable-key',
    read: readKey,
  },
  databaseUrl: {
    text: () =>
      answerMessages.databaseUrl({
        example: 'postgresql://USER:PASSWORD@HOST:5432/postgres',
      }),
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
    const lines = missing.map(
      ([, { text, option, variable }]) => `- ${text()} ${formatList([option, variable], 'or')}`,
    );
    throw new CommandError(
      [answerMessages.missing({ count: missing.length }), ...lines].join('\n'),
    );
  }
  const answer = async (key: keyof Answers): Promise<string> => {
    const { text, secret, read }: Question = questions[key];
    const given = options[key];
    if (given !== undefined) return checked(read, given);
    for (;;) {
      const typed = (await ask?.(`${text()} `, secret)) ?? '';
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
    throw new CommandError(answerMessages.secretKey({ example: exampleKey }));
  }
  if (!/^[\w.-]+$/.test(answer)) {
    throw new CommandError(answerMessages.invalidKey);
  }
  return answer;
}
