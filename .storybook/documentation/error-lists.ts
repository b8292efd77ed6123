import { formatMessage } from '../../packages/messages/src/format-message.ts';
import {
  authCodes,
  type CodeTable,
  postgrestCodes,
  storageCodes,
} from '../../packages/specification/src/platform/index.ts';
import { messageAreas, sourceFiles } from '../../tests/structure/message-sources.ts';

/** A message of the product or its command. */
export interface ErrorText {
  /** With its arguments by name, in brackets: `Another [entity] already has the same [fields].` */
  readonly text: string;
  /** The codes that lead to it, as Markdown; '' where it has none of its own. */
  readonly codes: string;
}

interface Listed {
  readonly files: string;
  /** The areas of messages that are errors; every area of the files when left out. */
  readonly areas?: RegExp;
  readonly codes?: CodeTable;
}

const lists: Readonly<Record<string, Listed>> = {
  saving: { files: 'packages/data/src/errors/messages.ts' },
  database: { files: 'packages/specification/src/platform/messages.ts', codes: postgrestCodes },
  'sign-in': { files: 'packages/specification/src/platform/auth-messages.ts', codes: authCodes },
  files: {
    files: 'packages/specification/src/platform/storage-messages.ts',
    codes: storageCodes,
  },
  start: { files: 'packages/screens/src/application/configuration-problem-messages.ts' },
  connection: { files: 'packages/cli/src/sources/database/messages.ts' },
  command: {
    files: 'packages/cli/src/{command,init,sources}/messages.ts',
    areas: /^command-(?:arguments|sources|answers|project)$/,
  },
};

/** The errors of each part, as the sources declare them, in their order. */
export const messageLists: Readonly<Record<string, readonly ErrorText[]>> = Object.fromEntries(
  Object.entries(lists).map(([name, listed]) => [name, errorsIn(listed)]),
);

function errorsIn({ files, areas = /./, codes = {} }: Listed): readonly ErrorText[] {
  return sourceFiles(files)
    .flatMap(messageAreas)
    .filter(({ area }) => areas.test(area))
    .flatMap(({ english }) => Object.values(english))
    .filter(isSentence)
    .map((source) => ({ text: readable(source), codes: codesOf(source, codes) }));
}

/** Prompts, and single words within other messages, are no errors. */
function isSentence(source: string): boolean {
  return /[.?]$|\{reason\}$/.test(source);
}

/** Shows a message with its arguments' names, in the form for several. */
function readable(source: string): string {
  const names = [...source.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  const counted = new Set([...source.matchAll(/\{(\w+), plural/g)].map(([, name = '']) => name));
  const args = names.map((name) => [name, counted.has(name) ? 2 : `[${name}]`] as const);
  return formatMessage(source, Object.fromEntries(args));
}

function codesOf(source: string, table: CodeTable): string {
  const codes = Object.entries(table).flatMap(([code, { message }]) =>
    message === source ? [code] : [],
  );
  return codes.map((code) => `\`${code}\``).join(', ');
}
