import { formatList } from '@ninefold/messages';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applicationPath, CommandError, exitCode, type Subcommand } from '../command/index.ts';
import { SeedError, seedReport } from '../seed/index.ts';
import { readDeclaration } from '../sources/index.ts';
import { header, makeSampleDatabase, storybookFiles, storyFiles } from '../stories/index.ts';
import { storiesMessages } from './messages.ts';

const packages = '@ninefold/stories @ninefold/visual-review @storybook/react-vite storybook';

export const stories: Subcommand = {
  name: 'stories',
  usage: '--load FILE.sql [--rows N] [--seed N] [--folder FOLDER]',
  summary: () => storiesMessages.summary,
  explanation: () => [
    storiesMessages.explanation,
    '',
    storiesMessages.people({ claim: 'app_metadata.role', access: 'access' }),
    '',
    storiesMessages.files({ stories: 'stories', storybook: '.storybook' }),
    '',
    storiesMessages.run({
      install: `npm install --save-dev ${packages}`,
      storybook: 'npx storybook dev',
      review: 'visual-review',
    }),
  ],
  options: ['load', 'schema', 'declaration', 'rows', 'seed', 'folder'],
  files: [0, 0],
  async run(options, io) {
    const { load, folder } = options;
    if (load === undefined) {
      throw new CommandError(
        storiesMessages.noDump({
          option: '--load FILE.sql',
          examples: formatList(['supabase db dump --local', 'pg_dump --schema-only']),
        }),
      );
    }
    const own = { ...io, workingDirectory: folder };
    const read = await readDeclaration(options, own);
    const database = await makeSampleDatabase(load, read, options, own).catch((error: unknown) => {
      if (!(error instanceof SeedError)) throw error;
      throw new CommandError(storiesMessages.failed({ reason: error.message }), { cause: error });
    });
    io.stdout(seedReport(database.tables).join('\n'));
    if (database.rolesWithoutPerson.length > 0) {
      const { rolesWithoutPerson: missing } = database;
      io.stderr(
        storiesMessages.withoutPerson({ count: missing.length, roles: formatList(missing) }),
      );
    }
    const application = join(folder, applicationPath(folder, ''));
    const files = storyFiles(database);
    await replaceStories(join(application, 'stories'), files);
    const { schemas, extensions } = database;
    const settings = `${JSON.stringify({ schemas, extensions }, null, 2)}\n`;
    await writeFile(join(application, 'stories/database.json'), settings);
    await writeFile(
      join(application, 'stories/database.tar.gz'),
      new Uint8Array(await database.snapshot.arrayBuffer()),
    );
    await addMissing(application, storybookFiles);
    io.stdout(
      storiesMessages.wrote({
        files: Object.keys(files).length,
        stories:
          Object.values(files)
            .join('')
            .match(/^export const /gm)?.length ?? 0,
        folder: join(application, 'stories'),
      }),
    );
    return exitCode.done;
  },
};

/** Writes the files, and deletes those of tables that are gone. Others in the folder stay. */
async function replaceStories(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.stories.tsx') || name in files) continue;
    const text = await readFile(join(folder, name), 'utf8');
    if (text.startsWith(header)) await rm(join(folder, name));
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

async function addMissing(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
