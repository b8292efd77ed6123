import { commandLine } from '@ninefold/embedded/command-line';
import { resolve } from 'node:path';
import { differenceText, drift } from '@ninefold/specification/difference';
import { exitCode, type Subcommand } from '../command/index.ts';
import { readLiveSpecification, readSpecificationFile } from '../sources/index.ts';
import { checkMessages } from './messages.ts';

const defaultFile = 'specification.json';

export const check: Subcommand = {
  name: 'check',
  usage: '[FILE] [--database-url URL | --load FILE.sql] [--json]',
  summary: () => checkMessages.summary,
  explanation: () => [
    checkMessages.explanation({ parameter: 'FILE', discover: 'discover', file: defaultFile }),
    '',
    checkMessages.compared,
    `- ${checkMessages.data}`,
    `- ${checkMessages.otherSchemas({ table: 'storage.objects', users: 'auth.users' })}`,
    `- ${checkMessages.platformCode({ example: 'auth.uid()' })}`,
    `- ${checkMessages.indirectCalls}`,
    `- ${checkMessages.otherObjects}`,
    `- ${checkMessages.settings}`,
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'json'],
  files: [0, 1],
  async run(options, io) {
    const file = options.files[0] ?? resolve(io.workingDirectory, defaultFile);
    const { specification, discovered } = await readSpecificationFile(file);
    const schemas = options.schemas ?? discovered?.schemas;
    const live = await readLiveSpecification({ ...options, schemas }, io);
    const changes = drift(specification, live.specification);
    const { stdout, stderr } = io;
    if (live.hasEarlierFunctions) {
      stderr(
        checkMessages.earlierFunctions({ command: commandLine('ninefold', 'init --install') }),
      );
    }
    if (options.json) stdout(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) stdout(checkMessages.matches({ file }));
    else {
      const command = commandLine('ninefold', `discover --output ${file}`);
      const result = checkMessages.differs({ file, count: changes.length, command });
      stdout(`${differenceText(changes)}\n\n${result}`);
    }
    // A build must also stop at a declaration about a thing that no longer exists.
    const same = changes.length === 0 && live.misfits.length === 0;
    return same ? exitCode.done : exitCode.different;
  },
};
