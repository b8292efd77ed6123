import { messages } from '@ninefold/messages';

export const storageMessages = messages('storage-errors', {
  noFile: 'This file doesn’t exist, or you may not have access to it.',
  link: 'This link to the file is no longer valid.',
  sessionEnded: 'Your session has ended. Sign in again.',
  tooLarge: 'The file is too large.',
  type: 'Files of this type are not accepted here.',
  name: 'The file name has characters that can’t be stored. Rename the file.',
  exists: 'A file with this name already exists.',
  inUse: 'The bucket isn’t empty, or it is still in use.',
  locked: 'Someone else is changing this file at the moment. Try again.',
  unavailable: 'Files can’t be reached at the moment. Try again.',
  interrupted: 'The upload was interrupted. Try again.',
});
