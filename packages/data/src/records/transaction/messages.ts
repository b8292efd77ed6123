import { messages } from '@ninefold/messages';

export const transactionMessages = messages('transaction', {
  savedEarlier:
    'An earlier attempt to save this {entity} was successful, without what you have changed since. Open the {entity} again to see what was saved.',
  uncached:
    'Nothing was saved, because PostgREST’s schema cache is out of date. Ask your team to reload it, then save again.',
});
