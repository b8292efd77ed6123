import { formatNumber } from '@ninefold/messages';
import {
  adviceSql,
  advise as adviceOf,
  indexThresholds,
  wantedIndexes,
} from '@ninefold/specification/advice';
import { exitCode, type Subcommand } from '../command/index.ts';
import { writeOutput } from '../output/index.ts';
import { readSpecification } from '../sources/index.ts';
import { adviseMessages } from './messages.ts';

export const advise: Subcommand = {
  name: 'advise',
  usage: '[FILE | --database-url URL | --load FILE.sql] [--output FILE] [--json]',
  summary: () => adviseMessages.summary,
  explanation: () => [
    adviseMessages.explanation,
    '',
    adviseMessages.uses,
    `- ${adviseMessages.relations}`,
    `- ${adviseMessages.lists({ rows: formatNumber(indexThresholds.lists) })}`,
    `- ${adviseMessages.searches({ rows: formatNumber(indexThresholds.searches) })}`,
    '',
    adviseMessages.estimates,
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'output', 'json'],
  files: [0, 1],
  async run(options, io) {
    const { specification } = await readSpecification(options, io);
    const indexes = wantedIndexes(specification);
    const text = options.json
      ? JSON.stringify({ advice: adviceOf(specification), indexes }, null, 2)
      : adviceSql(specification);
    const { length: count } = indexes;
    await writeOutput(text, ({ file }) => adviseMessages.wrote({ file, count }), options, io);
    return exitCode.done;
  },
};
