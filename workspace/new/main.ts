/** `pnpm new component|kind|screen NAME`: writes every file that a new thing needs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
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
    next: 'write how it is parsed, compared, shown and entered, and name its types in packages/specification/src/catalog/kinds.ts',
  },
  screen: { changes: screenChanges, next: 'write the screen, and link to it' },
};

const help = `Writes every file that a new thing needs.

  pnpm new component NAME   a component of the design system
  pnpm new kind NAME        a kind of value
  pnpm new screen NAME      a screen of every product, at /NAME

NAME is written in kebab case: tag-list.
`;

const [thing = '', name = ''] = process.argv.slice(2);
const chosen = things[thing];
if (chosen === undefined || name === '') {
  process.stdout.write(help);
  process.exitCode = thing === '--help' ? 0 : 2;
} else {
  try {
    const files = applyChanges(root, chosen.changes(namesOf(name)));
    run('node_modules/.bin/oxfmt', ...files);
    if (chosen.generate !== undefined) run(process.execPath, ...chosen.generate);
    console.log(`${files.join('\n')}\n\nNext: ${chosen.next}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function run(command: string, ...argumentList: readonly string[]): void {
  execFileSync(command, argumentList, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
