import { messages } from '@ninefold/messages';

export const paletteMessages = messages('palette', {
  recent: 'Recent',
  actions: 'On this screen',
  goTo: 'Go to',
  general: 'General',
  lists: 'Other lists',
  records: 'Records',
  noRecords: 'No records found',
  showAll: 'Show all in {entities}',
  searchFailed: 'The search failed in: {entities}',
  entitiesFailed: 'The records couldn’t be searched',
  listsFailed: 'The lists couldn’t be searched',
  views: 'Views',
  viewsFailed: 'The saved views couldn’t be read',
});
