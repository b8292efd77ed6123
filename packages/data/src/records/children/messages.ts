import { messages } from '@ninefold/messages';

export const childrenMessages = messages('children', {
  notChecked:
    'The connection was lost, so it isn’t known whether your changes were saved. Save again when the connection is back: the application first checks whether they were saved.',
  notFound: 'The connection was lost, and nothing was saved. Save again.',
  savedEarlier:
    'An earlier attempt to save this {entity} was successful, with other rows. Open the {entity} again to see what was saved.',
});
