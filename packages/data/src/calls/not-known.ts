import { DataError } from '../client/index.ts';
import { callMessages } from './messages.ts';

/** Doesn't reveal whether something exists that the role may not use. */
export function notKnown(what: 'function' | 'table', name: string): DataError {
  return new DataError({
    kind: 'denied',
    code: '',
    message: callMessages.notKnown,
    reaction: 'reload',
    technical: {
      message: `The specification of this role has no ${what} ${name}.`,
      details: '',
      hint: 'Grant it to the role, or run "ninefold types" again.',
      status: 0,
    },
  });
}
