import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subcommands } from '../../packages/cli/src/index.ts';
import { review } from '../../packages/visual-review/src/command/review.ts';
import { take } from '../../packages/visual-review/src/command/take.ts';
import { help as testHelp } from '../../tests/run/options.ts';
import { root } from './pages.ts';
import { helpOf } from './reference.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The help of scripts that have options. */
const helps: Readonly<Record<string, () => string | Promise<string>>> = {
  start: () => helpOf('start'),
  dev: () => helpOf('start'),
  build: () => helpOf('build'),
  test: () => testHelp,
  visual: () => take.help,
  'visual:review': () => review.help,
};

/** What a page writes in place of a subcommand. */
const placeholders: ReadonlySet<string | undefined> = new Set([undefined, '--help', 'NAME', '…']);

/** Returns the commands of a page: each line of its shell blocks, and those within its text. */
export function commandsOf(source: string): readonly string[] {
  const blocks = [...source.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  const inText = [...source.matchAll(/`((?:npx|pnpm|ninefold) [^`]+)`/g)].map(
    ([, text = '']) => text,
  );
  return [...blocks.flatMap((text) => text.trim().split('\n')), ...inText];
}

/**
 * Says what is wrong with a command of a page, `pnpm ninefold check` or `ninefold check`: a script, a subcommand or an
 * option that doesn't exist. Returns undefined where nothing is, and for the commands of others.
 */
export async function commandProblem(written: string): Promise<string | undefined> {
  const command = written
    .replace(/^npx --yes pnpm@[\d.]+ /, 'pnpm ')
    .replace(/^ninefold /, 'pnpm ninefold ');
  const [program, script = '', ...words] = command.trim().split(/\s+/);
  if (program !== 'pnpm') return undefined;
  if (scripts[script] === undefined && script !== 'install') {
    return `${written}: package.json has no script "${script}".`;
  }
  if (script !== 'ninefold') return optionProblem(written, script, words, helps[script]);
  const found = subcommands.find(({ name }) =>
    name.split(' ').every((word, index) => word === words[index]),
  );
  if (found !== undefined)
    return optionProblem(written, found.name, words, () => helpOf(found.name));
  return placeholders.has(words[0]) ? undefined : `${written}: ninefold has no such command.`;
}

async function optionProblem(
  written: string,
  command: string,
  words: readonly string[],
  help: (typeof helps)[string] = () => '',
): Promise<string | undefined> {
  const end = words.indexOf('--');
  const options = words
    .slice(0, end === -1 ? undefined : end)
    .flatMap((word) => /^--[^=]+/.exec(word) ?? []);
  const known = new Set(['--help', ...((await help()).match(/--[a-z][\w-]*/g) ?? [])]);
  const unknown = options.find((option) => !known.has(option));
  return unknown && `${written}: ${command} has no option ${unknown}.`;
}
