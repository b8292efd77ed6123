import { diff as differences, differenceText } from '@ninefold/specification/difference';
import { exitCode, type Subcommand } from '../command/index.ts';
import { readSpecificationFile } from '../sources/index.ts';
import { diffMessages } from './messages.ts';

export const diff: Subcommand = {
  name: 'diff',
  usage: 'A B [--json]',
  summary: () => diffMessages.summary,
  explanation: () => [diffMessages.explanation],
  options: ['json'],
  files: [2, 2],
  async run({ files: [from = '', to = ''], json }, { stdout }) {
    const before = await readSpecificationFile(from);
    const after = await readSpecificationFile(to);
    const changes = differences(before.specification, after.specification);
    if (json) stdout(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) stdout(diffMessages.none);
    else stdout(`${differenceText(changes)}\n\n${diffMessages.changes({ count: changes.length })}`);
    return changes.length === 0 ? exitCode.done : exitCode.different;
  },
};
