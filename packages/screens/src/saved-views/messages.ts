import { messages } from '@ninefold/messages';

export const listViewsMessages = messages('list-views', {
  all: 'All {entities}',
  favourite: 'Add “{name}” to favourites',
  notFavourite: 'Remove “{name}” from favourites',
  visitor: 'Only in this browser, because you aren’t signed in.',
  noTable: 'Only in this browser, because the database has no table for saved views.',
});

export const viewActionMessages = messages('view-actions', {
  saved: '“{name}” saved',
  updated: '“{name}” updated',
  shared: '“{name}” is shared with everyone who signs in',
  notShared: '“{name}” is no longer shared',
  favourite: '“{name}” is one of your favourites',
  notFavourite: '“{name}” is no longer one of your favourites',
  deleted: '“{name}” deleted',
  undo: 'Undo',
  undoElsewhere: 'Save the view again',
  failed: '“{name}” couldn’t be changed',
  notRestored: '“{name}” couldn’t be restored',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link couldn’t be copied',
  copyByHand: 'Copy it from the address bar.',
});
