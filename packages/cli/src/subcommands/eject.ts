import { formatList } from '@ninefold/messages';
import { type Entity, entityId, findEntity, type Specification } from '@ninefold/specification';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applicationPath,
  CommandError,
  type CommandIO,
  exitCode,
  type Subcommand,
} from '../command/index.ts';
import { ejectedScreen, isScreenKind, ownEntries, screenKinds } from '../eject/index.ts';
import { writeOutput } from '../output/index.ts';
import { readWithDeclaration } from '../sources/index.ts';
import { ejectMessages, initMessages } from './messages.ts';

export const eject: Subcommand = {
  name: 'eject',
  usage:
    'list|detail|form ENTITY [FILE | --database-url URL | --load FILE.sql] [--folder FOLDER] [--dry-run]',
  summary: () => ejectMessages.summary,
  explanation: (workspace) => [
    ejectMessages.explanation({
      example: applicationPath(workspace, 'screens/work-order-list.tsx'),
      key: 'screens.own',
      names: applicationPath(workspace, 'discovered.ts'),
    }),
    '',
    `- ${ejectMessages.list({ lists: 'screens.lists' })}`,
    `- ${ejectMessages.detail}`,
    `- ${ejectMessages.form}`,
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'folder', 'dry-run'],
  files: [0, 3],
  async run(options, io) {
    const [kind = '', name = ''] = options.words;
    if (!isScreenKind(kind)) {
      throw new CommandError(
        ejectMessages.noScreen({ screen: kind, screens: formatList(screenKinds, 'or') }),
      );
    }
    const { folder, dryRun } = options;
    const read = await readWithDeclaration({ ...options, files: options.files.slice(2) }, io);
    const entity = namedEntity(read.specification, name);
    const ejected = ejectedScreen(kind, entity);
    if (ejected.screens.length === 0) {
      throw new CommandError(ejectMessages[kind === 'form' ? 'notWritten' : 'noKey']({ name }));
    }
    const file = join(folder, applicationPath(folder, `screens/${ejected.file}`));
    if (dryRun) io.stdout(ejected.text);
    else await writeOnce(file, ejected.text, io);
    io.stderr(
      kind === 'list' ? ejectMessages.list({ lists: 'screens.lists' }) : ejectMessages[kind],
    );
    io.stderr(ejectMessages.add({ file: applicationPath(folder, 'specification.ts') }));
    io.stderr(`\n${ownEntries(entity, ejected, read.declaration)}\n`);
    return exitCode.done;
  },
};

function namedEntity(specification: Specification, name: string): Entity {
  const entity = findEntity(specification, name);
  if (entity !== undefined) return entity;
  const names = formatList(specification.entities.map((each) => entityId(each)));
  throw new CommandError(ejectMessages.noEntity({ name, names }));
}

/** @throws {CommandError} if the file has another text: somebody has edited it. */
async function writeOnce(file: string, text: string, io: CommandIO): Promise<void> {
  const current = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (current === undefined) {
    await writeOutput(text, ejectMessages.wrote, { output: file }, io);
  } else if (current === text) io.stderr(initMessages.upToDate({ file }));
  else throw new CommandError(initMessages.edited({ file, command: 'eject' }));
}
