import { messages } from '@ninefold/messages';

export const customActionMessages = messages('custom-action', {
  title: '{label}: {title}',
  notDone: '{label}: this failed for {title}',
  notLoaded: '“{label}” couldn’t be opened',
  conflict: 'Others have changed this record. Reload it and try again.',
});
