import { extname, join } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { run, subcommands } from '../../packages/cli/src/index.ts';
import { help as createHelp } from '../../packages/create-ninefold/src/help.ts';
import { buildHelp } from '../../packages/server/src/deploy/build-options.ts';
import { help as startHelp } from '../../packages/server/src/options/help.ts';
import { pointTexts } from '../../packages/specification/src/coverage/index.ts';
import { type Documented, exportsOf, membersOf } from './api.ts';
import { messageLists } from './error-lists.ts';
import { root } from './pages.ts';
import { partOf } from './sample.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Tags of pages that stand for text made from the code, with what they are made to. */
export const references: Readonly<Record<string, (given: Attributes) => string | Promise<string>>> =
  {
    Sample: ({ file = '', of }) => sample(file, of),
    Table: ({ file = '', of = '' }) => table(file, of),
    Help: async ({ of = '' }) => fence('text', await helpOf(of)),
    Subcommands: async () => {
      const parts = subcommands.map(
        async ({ name, summary }) =>
          `## ninefold ${name}\n\n${proseOf(`${summary()}.`)}\n\n${fence('text', await helpOf(name))}`,
      );
      return (await Promise.all(parts)).join('\n\n');
    },
    Members: ({ file = '', of = '' }) => documented(membersOf(file, of), screensOfExample),
    Options: ({ file = '', of = '' }) => options(membersOf(file, of)),
    Functions: ({ file = '', named = '', users = screensOfExample }) =>
      documented(
        exportsOf(file).filter(({ name }) => new RegExp(`^(?:${named})$`).test(name)),
        users,
      ),
    Errors: ({ of = '' }) => errors(of),
    Point: ({ of = '' }) => point(of),
  };

/** Returns what a command prints with `--help`: `create`, `start`, `build`, '' for `ninefold`, or one of its subcommands. */
export async function helpOf(command: string): Promise<string> {
  if (command === 'start') return startHelp.trimEnd();
  if (command === 'create') return createHelp.trimEnd();
  if (command === 'build') return buildHelp.trimEnd();
  let text = '';
  await run([...command.split(' ').filter(Boolean), '--help'], {
    stdout: (part) => (text += part),
    stderr: (part) => {
      throw new Error(`ninefold ${command} --help failed: ${part}`);
    },
    environment: {},
    workingDirectory: root,
  });
  return text.trimEnd();
}

function sample(file: string, part: string | undefined): string {
  const source = readFileSync(join(root, file), 'utf8').trimEnd();
  const text = part === undefined ? source : partOf(file, source, part);
  return `\`${file}\`\n\n${fence(extname(file).slice(1), text)}`;
}

/** The first table below a heading of a Markdown file, such as the README of a package. */
function table(file: string, heading: string): string {
  const [, section = ''] = readFileSync(join(root, file), 'utf8').split(`\n## ${heading}\n`);
  const found = /^\|.*\n(?:\|.*\n)+/m.exec(section.split('\n## ')[0] ?? '');
  if (found === null) throw new Error(`${file} has no table below "${heading}". Correct the page.`);
  return found[0].trimEnd();
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** The example's screens, whose stories run with the tests. */
const screensOfExample = 'apps/workshop/screens/*.{ts,tsx}';

function documented(found: readonly Documented[], users: string): string {
  const sources = globSync(users, { cwd: root })
    .filter((file) => !file.endsWith('/own.ts'))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  return found
    .map(({ name, signature, text }) => {
      const used = sources.filter(({ source }) => new RegExp(`\\b${name}\\b`).test(source));
      const files = used.map(({ file }) => `\`${file}\``).join(', ');
      return [`### ${name}`, markdownOf(text), fence('ts', signature), files && `Used in ${files}.`]
        .filter(Boolean)
        .join('\n\n');
    })
    .join('\n\n');
}

/** Options of an object, in a table. */
function options(found: readonly Documented[]): string {
  const rows = found.map(({ name, signature, text }) => {
    const words = text === '' ? `\`${signature.replace(/^\w+\??: /, '')}\`` : markdownOf(text);
    const cell = words.replaceAll(/\s*\n\s*/g, ' ');
    return `| \`${name}\` | ${cell.replaceAll('|', '\\|')} |`;
  });
  return ['| option | what it is |', '| --- | --- |', ...rows].join('\n');
}

function errors(of: string): string {
  const found = messageLists[of];
  if (found === undefined) throw new Error(`There is no list of errors called ${of}.`);
  return found
    .map(({ text, codes }) => [`### ${proseOf(text)}`, codes].filter(Boolean).join('\n\n'))
    .join('\n\n');
}

function point(of: string): string {
  const found = pointTexts().find(({ key }) => key === of);
  if (found === undefined) throw new Error(`There is no point ${of}.`);
  const rows = found.statements.map(
    ({ statement, wouldMakeKnown }) => `| ${proseOf(statement)} | ${markdownOf(wouldMakeKnown)} |`,
  );
  return ['| what is known | while it is not shown |', '| --- | --- |', ...rows].join('\n');
}

/** A docstring as Markdown that MDX reads: braces and angles outside of code are characters. */
function markdownOf(text: string): string {
  return text
    .replaceAll(/^@param (\w+) /gm, '- `$1`: ')
    .replaceAll(/^@returns /gm, 'Returns ')
    .replaceAll(/^@throws (?:\{?(\w*Error)\}? )?/gm, 'Throws an error ')
    .split(/(```[^]*?```|`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[{}<]/g, String.raw`\$&`) : part))
    .join('');
}

/** A text that is not Markdown, such as a message with its arguments in braces. */
function proseOf(text: string): string {
  return text.replaceAll(/[{}<*_`[\]\\]/g, String.raw`\$&`);
}
