import { messages } from '@ninefold/messages';

export const filesMessages = messages('files', {
  notUploaded: 'The file couldn’t be uploaded, and nothing was saved. {reason}',
  cancelled: 'The upload was cancelled, and nothing was saved. Save again to upload the file.',
  openFailed: '{name} couldn’t be opened',
  notDeleted:
    '{count, plural, one {A file is still stored, although nothing refers to it} other {# files are still stored, although nothing refers to them}}',
  notDeletedText:
    '{reason} Someone who manages the project can delete it in the bucket “{bucket}”.',
});
