import { classify, loadAllCodes } from '@ninefold/data/errors';
import type { ErrorEntry } from '@ninefold/specification';
import { isCode } from '@ninefold/specification/platform';
import { mcpMessages } from '../messages.ts';
import { type Answer, fact, factSchema, from, list, text, texts } from './answer.ts';

export const explainError: Answer = {
  name: 'explain_error',
  title: () => mcpMessages.explainErrorTitle,
  description: () => mcpMessages.explainError,
  input: () => ({
    type: 'object',
    properties: { code: { ...text, description: mcpMessages.code } },
    additionalProperties: false,
  }),
  output: {
    type: 'object',
    properties: {
      platform: {
        type: 'object',
        properties: { code: text, kind: text, message: text, reaction: text },
      },
      product: list(
        {
          code: text,
          constraint: text,
          entity: text,
          fields: texts,
          statement: factSchema,
          message: factSchema,
          reaction: factSchema,
          from: text,
        },
        'constraint',
        'entity',
        'fields',
      ),
    },
    required: ['product'],
  },
  answer: async ({ specification: { errors } }, { code }) => ({
    ...(code !== undefined && isCode(code) && { platform: await platformError(code) }),
    product: errors
      .filter((entry) => code === undefined || [entry.code, entry.constraint].includes(code))
      .map(productError),
  }),
};

async function platformError(code: string) {
  const { kind, message, reaction } = classify(
    { error: { code, message: '' } },
    {},
    await loadAllCodes(),
  );
  return { code, kind, message, reaction };
}

function productError({
  code,
  constraint,
  entity,
  fields,
  statement,
  message,
  reaction,
  source,
}: ErrorEntry) {
  return {
    code,
    ...(constraint !== undefined && { constraint }),
    ...(entity !== undefined && { entity }),
    ...(fields !== undefined && { fields }),
    statement: fact(statement),
    message: fact(message),
    reaction: fact(reaction),
    from: from(source),
  };
}
