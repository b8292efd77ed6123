import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readCommandLine, runCommand } from '../../tests/run/command-line.ts';
import { applyChanges, type Change } from './change.ts';
import { componentChanges } from './component.ts';
import { kindChanges } from './kind.ts';
import { type Names, namesOf } from './names.ts';
import { screenChanges } from './screen.ts';

const root = join(import.meta.dirname, '../..');

interface NewThing {
  readonly changes: (names: Names) => readonly Change[];
  /** A command that brings what is generated up to date. */
  readonly generate?: readonly string[];
  /** Completes "Next: ". */
  readonly next: string;
}

const things: Readonly<Record<string, NewThing>> = {
  component: {
    changes: componentChanges,
    generate: ['packages/ui/testing/quality/write-sizes.ts'],
    next: 'write the part, its record and its stories; accept their pictures with "pnpm visual" and "pnpm visual:review"',
  },
  kind: {
    changes: kindChanges,
    generate: ['packages/specification/testing/json/write-schema.ts'],
    next: 'write how it is parsed, compared, shown and entered, and name its types in packages/specification/src/catalog/types/kinds.ts',
  },
  screen: { changes: screenChanges, next: 'write the screen, and link to it' },
};

const help = `pnpm new component|kind|screen NAME

Writes every file that a new thing needs:

  component   a component of the design system
  kind        a kind of value
  screen      a screen of every product, at /NAME

NAME looks like this: tag-list, or TagList.`;

const { positionals } = readCommandLine(help, { allowPositionals: true });

await runCommand(async () => {
  const [thing = '', name = '', ...more] = positionals;
  const chosen = things[thing];
  if (chosen === undefined || name === '' || more.length > 0) throw new Error(help);
  const files = applyChanges(root, chosen.changes(namesOf(name)));
  if (chosen.generate !== undefined) run(process.execPath, ...chosen.generate);
  run('node_modules/.bin/oxfmt');
  console.log(`${files.join('\n')}\n\nNext: ${chosen.next}.`);
  return 0;
});

function run(command: string, ...argumentList: readonly string[]): void {
  execFileSync(command, argumentList, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
