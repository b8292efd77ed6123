import { messages } from '@ninefold/messages';

export const recordMessages = messages('records', {
  notFound: 'This {entity} doesn’t exist, or you may not have access to it.',
  gone: 'This {entity} was deleted, or you no longer have access to it.',
  editDenied: 'You can see this {entity}, but you don’t have permission to edit it.',
  deleteDenied: 'You can see this {entity}, but you don’t have permission to delete it.',
  editConflict:
    'This {entity} has changed since you opened it. Your changes were not saved. Load the current values, check them, then save again.',
  deleteConflict:
    'This {entity} has changed since you opened it and was not deleted. Check the current values, then delete it if you still want to.',
  sharedKey:
    'Several {entities} have this key, because other tables inherit from this one. You can open, edit and delete each of them in the list of its own table.',
  emptyText: 'empty text',
  /** A truth value in a title. */
  yes: 'Yes',
  no: 'No',
  notReturned: 'The database didn’t return the {entity}.',
});
