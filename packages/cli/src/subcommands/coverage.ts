import { coverage as coverageOf, type Coverage } from '@ninefold/specification/coverage';
import { exitCode } from '../exit-code.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';

export const coverage: Subcommand = {
  name: 'coverage',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--json]',
  summary: 'shows what is known about each point, and how to make the rest known',
  explanation:
    'Facts that are true of every Supabase project and facts derived from others are counted, but do not make a statement known.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'json'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    const found = coverageOf(specification);
    surroundings.print(options.json ? JSON.stringify(found, null, 2) : coverageText(found));
    return exitCode.done;
  },
};

function coverageText({
  points,
  pointsKnown,
  statementsNotShown,
  contradictions,
}: Coverage): string {
  const lines = points.flatMap(({ number, title, figure, status, counts, statements, missing }) => [
    `${number}. ${title}: ${status === 'not shown' ? 'not shown' : figure}`,
    `   ${counts.database} from the database, ${counts.declared} declared, ${counts.platform} of the platform, ${counts.derived} derived`,
    ...statements.flatMap(({ label, status, wouldMakeKnown }) => [
      `   ${status === 'known' ? '✓' : '–'} ${label}: ${status}`,
      ...(status === 'known' ? [] : [`     To make it known: ${wouldMakeKnown}`]),
    ]),
    ...missing.flatMap(({ what, wouldMakeKnown }) => [
      `   – ${what}: not shown`,
      `     To make it known: ${wouldMakeKnown}`,
    ]),
    '',
  ]);
  return [
    ...lines,
    ...contradictions.map(({ at, statement }) => `Contradiction at ${at}: ${statement}`),
    ...(contradictions.length === 0 ? [] : ['']),
    `${pointsKnown} of ${points.length} points are known; ${statementsNotShown} statements are not shown.`,
  ].join('\n');
}
