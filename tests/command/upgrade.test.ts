/** `ninefold upgrade` takes an application that was written for an earlier version to this one. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameChanges } from '../../packages/cli/src/upgrade/changes.ts';
import { ninefold } from './run-command.ts';

const root = join(import.meta.dirname, '../..');

/** What a team wrote for 0.1. */
const earlier = {
  'package.json': `{ "scripts": { "schema": "ninefold json-schema --output schema.json", "test": "vitest" } }\n`,
  'specification.ts': `import { declare } from '@ninefold/specification';

export const specification = declare({
  states: { 'job.status': { states: { paused: { tone: 'violet', label: 'Paused' } } } },
});
`,
  'screens/job.tsx': `import {
  defineScreen,
  type OwnScreen,
  RecordMoves,
} from '@ninefold/screens/custom-screens';
import { DaySteps as Days } from '@ninefold/ui/patterns/day-steps';
import { Badge } from "@ninefold/ui/components";

// RecordMoves offers the next steps.
export const Steps = (props: Parameters<typeof RecordMoves>[0]) => <RecordMoves {...props} />;

export const job: OwnScreen = defineScreen('/job', () => (
  <>
    <Badge tone="violet">violet</Badge>
    <Days name="Friday" previousHref="#1" todayHref="#2" nextHref="#3" />
  </>
));
`,
  'screens/print.ts': `import { type Specification, toMarkdown } from '@ninefold/specification';

export const print = (specification: Specification) => ({ toMarkdown, text: toMarkdown(specification) });
`,
  'node_modules/other/index.ts': `import { RecordMoves } from '@ninefold/screens/custom-screens';\n`,
};

const now: typeof earlier = {
  ...earlier,
  'package.json': earlier['package.json'].replace('json-schema', 'export json-schema'),
  'specification.ts': earlier['specification.ts'].replace("'violet'", "'special'"),
  'screens/job.tsx': `import { defineScreen, type CustomScreen, RecordTransitions } from '@ninefold/screens/custom-screens';
import { DayNavigation as Days } from '@ninefold/ui/patterns/day-navigation';
import { Badge } from "@ninefold/ui/components";

// RecordMoves offers the next steps.
export const Steps = (props: Parameters<typeof RecordTransitions>[0]) => <RecordTransitions {...props} />;

export const job: CustomScreen = defineScreen('/job', () => (
  <>
    <Badge tone="special">violet</Badge>
    <Days name="Friday" previousHref="#1" todayHref="#2" nextHref="#3" />
  </>
));
`,
  'screens/print.ts': `import { type Specification } from '@ninefold/specification';
import { toMarkdown } from '@ninefold/specification/documents/markdown';

export const print = (specification: Specification) => ({ toMarkdown, text: toMarkdown(specification) });
`,
};

let folder: string;
beforeEach(async () => {
  // Within an application, so that its files find the packages that they import.
  folder = await mkdtemp(join(root, 'apps/workshop/node_modules/.upgraded-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

const read = async (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(files).map(async (file) => [file, await readFile(join(folder, file), 'utf8')]),
    ),
  ) as Record<string, string>;

test('an application written for 0.1 has the names of now, and compiles', async () => {
  await write(earlier);
  const { exitCode, stderr } = await ninefold(['upgrade'], { folder });
  expect(exitCode).toBe(0);
  expect(await read(earlier)).toEqual(now);
  expect(stderr).toContain('screens/job.tsx: OwnScreen → CustomScreen');
  expect(stderr).toContain('Changed 4 files');
  // No name of now is one that its module doesn't export.
  const names = nameChanges.flatMap(({ from, to = from, names }) =>
    Object.values(names).map((name) => `export type { ${name} } from '${to}';\n`),
  );
  await write({ 'names.ts': names.join('') });
  expect(await compile()).toBe('');
  const again = await ninefold(['upgrade'], { folder });
  expect(again.stderr).toBe('Nothing to rename.');
});

test('shows what it would change, and changes nothing', async () => {
  await write(earlier);
  const { stdout, stderr } = await ninefold(['upgrade', '--dry-run'], { folder });
  expect(stdout).toContain('package.json: ninefold json-schema → ninefold export json-schema');
  expect(stderr).toContain('Would change 4 files');
  expect(await read(earlier)).toEqual(earlier);
});

test('leaves names of the team alone', async () => {
  const names = {
    'own.ts': `import { RecordMoves } from './moves.ts';\nexport const tone = { tone: 'violet', RecordMoves };\n`,
    'same.ts': `import { RecordMoves } from '@ninefold/screens/custom-screens';
export const of = (RecordMoves: string) => RecordMoves;
export { RecordMoves };
`,
    'taken.tsx': `import { OwnScreen } from '@ninefold/screens/custom-screens';
interface CustomScreen { readonly OwnScreen: OwnScreen }
export const screen: CustomScreen['OwnScreen'] = { OwnScreen: 1 };
`,
    'exported.ts': `import { OwnScreen } from '@ninefold/screens/custom-screens';
export { OwnScreen };
export const all = { OwnScreen, 'OwnScreen': OwnScreen.OwnScreen };
`,
  };
  await write(names);
  await ninefold(['upgrade'], { folder });
  expect(await read(names)).toEqual({
    'own.ts': names['own.ts'],
    'same.ts': names['same.ts'].replace('{ R', '{ RecordTransitions as R'),
    'taken.tsx': names['taken.tsx'].replace('{ O', '{ CustomScreen as O'),
    'exported.ts': `import { CustomScreen } from '@ninefold/screens/custom-screens';
export { CustomScreen as OwnScreen };
export const all = { OwnScreen: CustomScreen, 'OwnScreen': CustomScreen.OwnScreen };
`,
  });
});

test('lists what it can’t write, with the line', async () => {
  await write({
    'log.ts': `\nimport { CallLog } from '@ninefold/ui/patterns/call-log';\n`,
    'names.ts': `export { OwnScreen } from '@ninefold/screens/custom-screens';\n`,
    'broken.ts': 'import {',
  });
  const { exitCode, stderr } = await ninefold(['upgrade'], { folder });
  expect(exitCode).toBe(0);
  expect(stderr).toContain('Left to you:\nbroken.ts couldn’t be parsed');
  expect(stderr).toContain('log.ts:2: what is imported from @ninefold/ui/patterns/call-log');
  expect(stderr).toContain('names.ts:1: what is imported from @ninefold/screens/custom-screens');
});

test('says why it can’t read a folder', async () => {
  const { exitCode, stderr } = await ninefold(['upgrade', '--folder', 'missing'], { folder });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('Couldn’t read the folder');
});

async function compile(): Promise<string> {
  const project = {
    extends: join(root, 'tsconfig.json'),
    include: ['*.ts', 'screens', join(root, 'packages/*/src/**/*.d.ts')],
    exclude: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '--project', folder],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}
