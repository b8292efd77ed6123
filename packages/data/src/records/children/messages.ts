import { messages } from '@ninefold/messages';

export const childrenMessages = messages('children', {
  savedEarlier:
    'An earlier attempt to save this {entity} was successful, with other rows. Open the {entity} again to see what was saved.',
  uncached:
    'Nothing was saved, because PostgREST’s schema cache is out of date. Ask your team to reload it, then save again.',
});
