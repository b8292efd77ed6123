import type { OptionName } from './options.ts';
import type { Subcommand } from './subcommand.ts';

const optionTexts: Readonly<Record<OptionName, readonly [usage: string, text: string]>> = {
  'database-url': [
    '--database-url URL',
    'the database to read: postgresql://USER:PASSWORD@HOST:5432/DATABASE. Default: the variable DATABASE_URL. The database is only read',
  ],
  load: ['--load FILE.sql', 'reads a plain SQL dump instead of a server'],
  schema: [
    '--schema A,B',
    'the schemas to read. Default: public; for a dump, every schema that it creates tables in',
  ],
  declaration: [
    '--declaration FILE',
    'the module that declares your specification. Default: apps/web/specification.ts',
  ],
  output: ['--output FILE', 'writes to a file instead of standard output'],
  states: [
    '--states all|FIELDS',
    'the status fields to guard, such as work_order.status,visit.status; all: every field with transitions',
  ],
  blank: ['--blank', 'uses a product about which nothing is known'],
  json: ['--json', 'prints JSON'],
  advise: [
    '--advise',
    "adds what Supabase's database linter would report, and lists the lints that this command does not have. The exit code stays the same",
  ],
  url: [
    '--url URL',
    "the project's URL, such as https://abcdefgh.supabase.co. Default: the variable SUPABASE_URL",
  ],
  'publishable-key': [
    '--publishable-key KEY',
    'the publishable key (sb_publishable_…) or the older anon key. Default: the variable SUPABASE_PUBLISHABLE_KEY',
  ],
  install: ['--install', 'installs the function ninefold_specification() in the database'],
  folder: ['--folder FOLDER', 'the workspace to write to. Default: this one'],
};

export function overview(subcommands: readonly Subcommand[]): string {
  const width = Math.max(...subcommands.map(({ name }) => name.length));
  return `Reads a database and describes the product behind it.

${subcommands.map(({ name, summary }) => `  pnpm ninefold ${name.padEnd(width)}   ${summary}`).join('\n')}

Take a first look at any plain SQL dump:

  pnpm ninefold markdown --load FILE.sql

Set up your own project, step by step:

  pnpm ninefold init

Or without questions (a Supabase project shows its connection string under
"Connect"; the database is only read):

  export DATABASE_URL='postgresql://USER:PASSWORD@HOST:5432/postgres'
  pnpm ninefold discover --output specification.json
  pnpm ninefold names --output apps/web/discovered.ts
  pnpm ninefold check

"discover" records what the database says now. "names" lets the editor check what
you declare in apps/web/specification.ts. "check" fails a build when the database
has changed since. "pnpm ninefold NAME --help" lists the options of a command.

Exit codes: 0 success, 1 differences found (check, diff), 2 failure.
`;
}

export function helpOf({ name, usage, summary, explanation, options }: Subcommand): string {
  const shown: (readonly [string, string])[] = [
    ...options.map((option) => optionTexts[option]),
    ['--help', 'prints this help'],
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
