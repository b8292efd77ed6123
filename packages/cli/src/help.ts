import { commandLine } from '@ninefold/embedded/command-line';
import { allOptions, applicationPath, commonOptions, type Subcommand } from './command/index.ts';
import { helpMessages } from './messages.ts';

/** Returns the help of the command itself. */
export function overview(subcommands: readonly Subcommand[], workspace: string): string {
  const width = Math.max(...subcommands.map(({ name }) => name.length));
  const explanation = helpMessages.explanation({
    discover: 'discover',
    names: 'names',
    check: 'check',
    file: applicationPath(workspace, 'specification.ts'),
    help: commandLine('ninefold', 'NAME --help'),
  });
  return `${helpMessages.purpose}

${subcommands.map(({ name, summary }) => `  ${commandLine('ninefold', name.padEnd(width))}   ${summary()}`).join('\n')}

${helpMessages.dump}

  ${commandLine('ninefold', 'markdown --load FILE.sql')}

${helpMessages.init}

  ${commandLine('ninefold', 'init')}

${paragraph(helpMessages.withoutQuestions).join('\n')}

  export DATABASE_URL='postgresql://USER:PASSWORD@HOST:5432/postgres'
  ${commandLine('ninefold', 'discover --output specification.json')}
  ${commandLine('ninefold', `names --output ${applicationPath(workspace, 'discovered.ts')}`)}
  ${commandLine('ninefold', 'check')}

${paragraph(explanation).join('\n')}

${helpMessages.exitCodes({ check: 'check', diff: 'diff', prove: 'prove policies --check' })}
`;
}

/** Returns the help of a subcommand. */
export function helpOf(
  { name, usage, summary, explanation, options }: Subcommand,
  workspace: string,
): string {
  const optionLines = [...options, ...commonOptions].map((name) => {
    const { value, text } = { value: '', ...allOptions[name] };
    return [`--${name}${value && ` ${value}`}`, text(workspace)] as const;
  });
  const width = Math.max(...optionLines.map(([option]) => option.length));
  const lines = optionLines.flatMap(([option, text]) =>
    wrapped(text, 78 - width - 4).map(
      (line, index) => `  ${(index === 0 ? option : '').padEnd(width)}  ${line}`,
    ),
  );
  return `${summary()}

  ${commandLine('ninefold', [name, usage].filter((part) => part !== '').join(' '))}

${explanation(workspace).flatMap(paragraph).join('\n')}

${lines.join('\n')}
`;
}

/** Wraps a line of an explanation. The rest of a list's item is indented. */
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
