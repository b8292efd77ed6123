import { componentRef } from './component-name.ts';
import { openApiMessages } from './messages.ts';

/** The Data API's answer to a request that it can't carry out. */
export const errorSchema = {
  title: 'Error',
  type: 'object',
  properties: {
    code: { type: 'string', description: 'SQLSTATE, or PGRST…' },
    message: { type: 'string' },
    // Text, or for PGRST201 the relations that were possible.
    details: {},
    hint: { type: ['string', 'null'] },
  },
  required: ['code', 'message', 'details', 'hint'],
};

export function errorResponse() {
  return {
    description: openApiMessages.error,
    content: { 'application/json': { schema: componentRef('schemas', '-error') } },
  };
}

/** Answers by their status, with the error for every other one. */
export function answers(byStatus: Readonly<Record<string, object>>) {
  return { ...byStatus, default: componentRef('responses', 'error') };
}

/** An answer of records: a list or, with `Accept: application/vnd.pgrst.object+json`, exactly one. */
export function recordsAnswer(description: string, record: object, headers: object = {}) {
  return {
    description,
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      'application/json': { schema: { type: 'array', items: record } },
      'application/vnd.pgrst.object+json': { schema: record },
    },
  };
}

export function contentRange() {
  return {
    'Content-Range': { description: openApiMessages.contentRange, schema: { type: 'string' } },
  };
}
