import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subcommands } from '../../packages/cli/src/index.ts';
import { root } from './pages.ts';
import { helpOf } from './reference.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** Commands whose help lists their options. */
const described: Readonly<Record<string, string>> = {
  start: 'start',
  dev: 'start',
  build: 'build',
};

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
  const options = words.filter((word) => /^--[a-z]/.test(word) && word !== '--help');
  if (script !== 'ninefold') return problemIn(written, described[script], options);
  const found = subcommands.find(({ name }) => words.join(' ').startsWith(name));
  const isPlaceholder = words.length === 0 || /^(?:--help|NAME|…)/.test(words[0] ?? '');
  if (found === undefined) {
    return isPlaceholder ? undefined : `${written}: ninefold has no such command.`;
  }
  return problemIn(written, found.name, options);
}

async function problemIn(
  written: string,
  command: string | undefined,
  options: readonly string[],
): Promise<string | undefined> {
  if (command === undefined || options.length === 0) return undefined;
  const help = await helpOf(command);
  const unknown = options.find((option) => !new RegExp(`${option}\\b`).test(help));
  return unknown && `${written}: ${command} has no option ${unknown}.`;
}
