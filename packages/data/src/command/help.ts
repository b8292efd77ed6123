import type { OptionName } from './options.ts';
import type { Subcommand } from './subcommand.ts';

const optionTexts: Readonly<Record<OptionName, readonly [usage: string, text: string]>> = {
  'database-url': [
    '--database-url URL',
    'the database to read, postgresql://USER:PASSWORD@HOST:5432/DATABASE; the variable DATABASE_URL when left out. Read only: nothing in it is changed',
  ],
  load: ['--load FILE.sql', 'reads a plain SQL dump instead of a server'],
  schema: [
    '--schema A,B',
    'the schemas to read; public when left out, and of a dump all that hold tables of its own',
  ],
  declaration: [
    '--declaration FILE',
    'what the team declares; apps/web/specification.ts when left out and there',
  ],
  output: ['--output FILE', 'writes to a file, and not to standard output'],
  states: [
    '--states all|FIELDS',
    'The fields to guard, as work_order.status,visit.status; all that have transitions.',
  ],
  blank: ['--blank', 'a product of which nothing is known'],
  json: ['--json', 'answers with JSON, for programs'],
  advise: [
    '--advise',
    "adds what Supabase's database linter would report, and what of it this cannot tell; it does not change the exit code",
  ],
  url: [
    '--url URL',
    "the project's address, https://abcdefgh.supabase.co; the variable SUPABASE_URL when left out",
  ],
  'publishable-key': [
    '--publishable-key KEY',
    'the key that browsers send, sb_publishable_… or the older anon key; the variable SUPABASE_PUBLISHABLE_KEY when left out',
  ],
  install: ['--install', 'installs the function ninefold_specification() in the database'],
  folder: ['--folder FOLDER', 'the workspace to write to; this one when left out'],
};

export function overview(subcommands: readonly Subcommand[]): string {
  const width = Math.max(...subcommands.map(({ name }) => name.length));
  return `Reads what a database says of a product, and tells it.

${subcommands.map(({ name, summary }) => `  pnpm ninefold ${name.padEnd(width)}   ${summary}`).join('\n')}

A first look, at any plain SQL dump:

  pnpm ninefold markdown --load FILE.sql

Your own project, step by step:

  pnpm ninefold init

Without questions (a Supabase project shows the address of its database under
"Connect"; it is read, and never changed):

  export DATABASE_URL='postgresql://USER:PASSWORD@HOST:5432/postgres'
  pnpm ninefold discover --output specification.json
  pnpm ninefold names --output apps/web/discovered.ts
  pnpm ninefold check

"discover" writes down what the database says now, "names" lets the editor check
what you declare in apps/web/specification.ts, and "check" tells a build when the
database has moved away. "pnpm ninefold NAME --help" tells what each takes.

Exit codes: 0 done, 1 differences found (check, diff), 2 it could not be done.
`;
}

export function helpOf({ name, usage, summary, explanation, options }: Subcommand): string {
  const shown: (readonly [string, string])[] = [
    ...options.map((option) => optionTexts[option]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...shown.map(([option]) => option.length));
  const lines = shown.flatMap(([option, text]) =>
    wrapped(text, 78 - width - 4).map(
      (line, index) => `  ${(index === 0 ? option : '').padEnd(width)}  ${line}`,
    ),
  );
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

  pnpm ninefold ${[name, usage].filter((part) => part !== '').join(' ')}

${explanation.split('\n').flatMap(paragraph).join('\n')}

${lines.join('\n')}
`;
}

/** A line of an explanation, wrapped; the rest of an item of a list stands beneath its beginning. */
function paragraph(line: string): readonly string[] {
  if (!line.startsWith('- ')) return wrapped(line, 78);
  return wrapped(line, 76).map((text, index) => (index === 0 ? text : `  ${text}`));
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
