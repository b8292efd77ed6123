import { messages } from '@ninefold/messages';

export const savedViewMessages = messages('saved-view-store', {
  gone: 'This view was deleted, or you don’t have permission to change it.',
  nameTaken: 'You already have a view with this name for this list. Choose another name.',
  notKept:
    'The browser didn’t keep the view. Allow this site to store data, or free some space, then try again.',
});
