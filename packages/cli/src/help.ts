import { allOptions, applicationPath, type Subcommand } from './command/index.ts';

/** Returns the help of the command itself. */
export function overview(subcommands: readonly Subcommand[], workspace: string): string {
  const width = Math.max(...subcommands.map(({ name }) => name.length));
  return inApplication(
    `Reads a database and describes the product behind it.

${subcommands.map(({ name, summary }) => `  pnpm ninefold ${name.padEnd(width)}   ${summary}`).join('\n')}

Take a first look at any plain SQL dump:

  pnpm ninefold markdown --load FILE.sql

Set up your own project, step by step:

  pnpm ninefold init

Or without questions (a Supabase project shows its connection string under
"Connect"; the database is only read):

  export DATABASE_URL='postgresql://USER:PASSWORD@HOST:5432/postgres'
  pnpm ninefold discover --output specification.json
  pnpm ninefold names --output {application}discovered.ts
  pnpm ninefold check

"discover" records what the database says now. "names" lets the editor check what
you declare in {application}specification.ts. "check" fails a build when the database
has changed since. "pnpm ninefold NAME --help" lists the options of a command.

Exit codes: 0 success, 1 differences found (check, diff), 2 failure.
`,
    workspace,
  );
}

/** Returns the help of a subcommand. */
export function helpOf(
  { name, usage, summary, explanation, options }: Subcommand,
  workspace: string,
): string {
  const optionLines = [...options, 'help' as const].map((name) => {
    const { value, text } = { value: '', ...allOptions[name] };
    return [`--${name}${value && ` ${value}`}`, text] as const;
  });
  const width = Math.max(...optionLines.map(([option]) => option.length));
  const lines = optionLines.flatMap(([option, text]) =>
    wrapped(inApplication(text, workspace), 78 - width - 4).map(
      (line, index) => `  ${(index === 0 ? option : '').padEnd(width)}  ${line}`,
    ),
  );
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

  pnpm ninefold ${[name, usage].filter((part) => part !== '').join(' ')}

${inApplication(explanation, workspace).split('\n').flatMap(paragraph).join('\n')}

${lines.join('\n')}
`;
}

/** Wraps a line of an explanation. The rest of a list's item is indented. */
function paragraph(line: string): readonly string[] {
  if (!line.startsWith('- ')) return wrapped(line, 78);
  return wrapped(line, 76).map((text, index) => (index === 0 ? text : `  ${text}`));
}

/** Replaces `{application}` by the path of the application's folder. */
function inApplication(text: string, workspace: string): string {
  return text.replaceAll('{application}', applicationPath(workspace, ''));
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
