import { formatList } from '@ninefold/messages';
import { readFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { CommandError, exitCode, type Subcommand } from '../command/index.ts';
import { writeOutput } from '../output/index.ts';
import { upgradeMessages } from './messages.ts';

export const upgrade: Subcommand = {
  name: 'upgrade',
  usage: '[--folder FOLDER] [--dry-run]',
  summary: () => upgradeMessages.summary,
  explanation: () => [
    upgradeMessages.explanation({ file: 'package.json' }),
    '',
    upgradeMessages.rest({ changes: 'CHANGELOG.md' }),
  ],
  options: ['folder', 'dry-run'],
  files: [0, 0],
  async run({ folder, dryRun }, io) {
    // Its parser is native code that no other command needs.
    const { teamFiles, upgradeScripts, upgradeSource } = await import('../upgrade/index.ts');
    const files = await teamFiles(folder).catch((cause: NodeJS.ErrnoException) => {
      throw new CommandError(upgradeMessages.noFolder({ folder, reason: cause.message }), {
        cause,
      });
    });
    const left: string[] = [];
    let count = 0;
    for (const path of files) {
      const file = relative(folder, path);
      const text = await readFile(path, 'utf8');
      const upgraded =
        basename(path) === 'package.json' ? upgradeScripts(text) : upgradeSource(path, text);
      if (upgraded === undefined) {
        left.push(upgradeMessages.notRead({ file }));
        continue;
      }
      left.push(
        ...upgraded.left.map(({ line, module }) =>
          upgradeMessages.left({ place: `${file}:${line}`, module }),
        ),
      );
      if (upgraded.changes.length === 0) continue;
      count++;
      const changed = upgradeMessages.changed({ file, changes: formatList(upgraded.changes) });
      if (dryRun) io.stdout(changed);
      else await writeOutput(upgraded.code, () => changed, { output: path }, io);
    }
    if (left.length > 0) io.stderr([upgradeMessages.byHand, ...left].join('\n'));
    io.stderr(upgradeMessages[dryRun ? 'tried' : 'done']({ count }));
    return exitCode.done;
  },
};
