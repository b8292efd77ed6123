import { messages } from '@ninefold/messages';

export const navigationMessages = messages('navigation', {
  home: 'Home',
  allLists: 'All lists',
  functions: 'Functions',
  specification: 'Specification',
  about: 'About this product',
  pointsKnown: '{known} of {all, number}',
  point: '{number} {title}',
  new: 'New',
  import: 'Import',
  edit: 'Edit',
  notFound: 'Not found',
  named: '{label} ({name})',
});
