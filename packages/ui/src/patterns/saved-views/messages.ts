import { messages } from '@ninefold/messages';

export const savedViewsMessages = messages('saved-views', {
  views: 'Saved views',
  view: 'Saved view: {name}',
  changed: '{name}, changed',
  unsaved: 'Unsaved view',
});

export const savedViewsMenuMessages = messages('saved-views-menu', {
  fromTeam: 'From the team',
  shared: 'Shared',
  own: 'My views',
  inBrowser: 'Only in this browser',
  failed: 'Saved views couldn’t be loaded. Retry',
  save: 'Save view…',
  saveAs: 'Save as new view…',
  favourite: 'Favourite',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  update: 'Update view',
  rename: 'Rename…',
  share: 'Share with everyone',
  stopSharing: 'Stop sharing',
  delete: 'Delete',
  copyLink: 'Copy link',
});

export const saveViewMessages = messages('save-view', {
  save: 'Save view',
  rename: 'Rename view',
  description: 'Search, filters, order, columns and kind of view, under a name.',
  name: 'Name',
  nameRequired: 'Enter a name.',
  share: 'Share with everyone who signs in',
  shareDetail: 'They also see the values in the filters.',
  keptInDatabase: 'It is kept in the database.',
  submit: 'Save',
  cancel: 'Cancel',
});
