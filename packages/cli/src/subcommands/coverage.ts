import {
  coverage as coverageOf,
  type Coverage,
  type LanguagesCoverage,
  languagesCoverage,
  languagesText,
} from '@ninefold/specification/coverage';
import { exitCode, type Subcommand } from '../command/index.ts';
import { readSpecification } from '../sources/index.ts';
import { coverageMessages } from './messages.ts';

export const coverage: Subcommand = {
  name: 'coverage',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--json]',
  summary: () => coverageMessages.summary,
  explanation: () => [coverageMessages.explanation],
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'json'],
  files: [0, 1],
  async run(options, io) {
    const { specification, texts = [] } = await readSpecification(options, io);
    const found: Found = {
      ...coverageOf(specification),
      languages: languagesCoverage(texts, specification),
    };
    io.stdout(options.json ? JSON.stringify(found, null, 2) : coverageText(found));
    return exitCode.done;
  },
};

interface Found extends Coverage {
  /** Only for a declaration in several languages. */
  readonly languages?: LanguagesCoverage | undefined;
}

function coverageText({
  points,
  pointsKnown,
  statementsNotShown,
  contradictions,
  languages,
}: Found): string {
  const lines = points.flatMap(({ number, title, figure, status, counts, statements, missing }) => [
    `${number}. ${title}: ${status === 'not shown' ? coverageMessages.status({ status }) : figure}`,
    `   ${coverageMessages.counts(counts)}`,
    ...statements.flatMap(({ label, status, wouldMakeKnown }) => [
      `   ${status === 'known' ? '✓' : '–'} ${label}: ${coverageMessages.status({ status })}`,
      ...(status === 'known' ? [] : [instruction(wouldMakeKnown)]),
    ]),
    ...missing.flatMap(({ what, wouldMakeKnown }) => [
      `   – ${what}: ${coverageMessages.status({ status: 'not shown' })}`,
      instruction(wouldMakeKnown),
    ]),
    '',
  ]);
  return [
    ...lines,
    ...(languages === undefined ? [] : [...languagesText(languages), '']),
    ...contradictions.map(
      ({ at, statement }) => `${coverageMessages.contradiction({ place: at })} ${statement}`,
    ),
    ...(contradictions.length === 0 ? [] : ['']),
    coverageMessages.total({
      known: pointsKnown,
      points: points.length,
      statements: statementsNotShown,
    }),
  ].join('\n');
}

function instruction(text: string): string {
  return `     ${coverageMessages.makeKnown} ${text}`;
}
