import { diff as differences, differenceText } from '@ninefold/specification/difference';
import { counted } from '../output/index.ts';
import { exitCode, type Subcommand } from '../command/index.ts';
import { readSpecificationFile } from '../sources/index.ts';

export const diff: Subcommand = {
  name: 'diff',
  usage: 'A B [--json]',
  summary: 'shows what changed between two specification files',
  explanation:
    'Lists each change with the screens, rules and permissions that it affects; those that may break something come first. The exit code is 1 if there are any.',
  options: ['json'],
  files: [2, 2],
  async run({ files: [from = '', to = ''], json }, { stdout }) {
    const before = await readSpecificationFile(from);
    const after = await readSpecificationFile(to);
    const changes = differences(before.specification, after.specification);
    if (json) stdout(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) stdout('No differences.');
    else stdout(`${differenceText(changes)}\n\n${counted(changes.length, 'change', 'changes')}.`);
    return changes.length === 0 ? exitCode.done : exitCode.different;
  },
};
