import { coverage } from '@ninefold/specification/coverage';
import { mcpMessages } from '../messages.ts';
import { type Answer, from, list, text } from './answer.ts';

export const coverageAnswer: Answer = {
  name: 'coverage',
  title: () => mcpMessages.coverageTitle,
  description: () => mcpMessages.coverage,
  input: () => ({ type: 'object', properties: {}, additionalProperties: false }),
  output: {
    type: 'object',
    properties: {
      points: list({
        number: { type: 'integer' },
        title: text,
        status: text,
        figure: text,
        statements: list({ label: text, status: text, wouldMakeKnown: text }),
        missing: list({ what: text, wouldMakeKnown: text }),
      }),
      contradictions: list({ at: text, statement: text, against: text }),
    },
    required: ['points', 'contradictions'],
  },
  answer: ({ specification }) => {
    const { points, contradictions } = coverage(specification);
    return {
      points: points.map(({ number, title, status, figure, statements, missing }) => ({
        number,
        title,
        status,
        figure,
        statements: statements.map(({ label, status: of, wouldMakeKnown }) => ({
          label,
          status: of,
          wouldMakeKnown,
        })),
        missing,
      })),
      contradictions: contradictions.map(({ at, statement, against }) => ({
        at,
        statement,
        against: from(against),
      })),
    };
  },
};
