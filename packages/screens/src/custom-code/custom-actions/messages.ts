import { messages } from '@ninefold/messages';

export const customActionMessages = messages('custom-action', {
  title: '{label}: {title}',
  done: '{label}: done for {title}',
  doneOnList: '{label}: done',
  loading: 'Loading…',
  notDoneOnList: '{label}: this failed',
  lost: 'The answer was lost, so it isn’t known whether this was done. Check that before you run it again.',
  notDone: '{label}: this failed for {title}',
  notLoaded: '“{label}” couldn’t be opened',
  conflict: 'Others have changed this record. Reload it and try again.',
});
