import { diff as differences, differenceText } from '@ninefold/specification/difference';
import { counted } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readSpecificationFile } from '../sources/specification-file.ts';
import type { Subcommand } from '../subcommand.ts';

export const diff: Subcommand = {
  name: 'diff',
  usage: 'A B [--json]',
  summary: 'shows what changed between two specification files',
  explanation:
    'Lists each change with the screens, rules and permissions that it affects; those that may break something come first. The exit code is 1 if there are any.',
  options: ['json'],
  files: [2, 2],
  async run({ files: [from = '', to = ''], json }, { print }) {
    const before = await readSpecificationFile(from);
    const after = await readSpecificationFile(to);
    const changes = differences(before.specification, after.specification);
    if (json) print(JSON.stringify(changes, null, 2));
    else if (changes.length === 0) print('No differences.');
    else print(`${differenceText(changes)}\n\n${counted(changes.length, 'change', 'changes')}.`);
    return changes.length === 0 ? exitCode.done : exitCode.different;
  },
};
