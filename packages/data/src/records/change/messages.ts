import { messages } from '@ninefold/messages';

export const changeMessages = messages('record-change', {
  notChecked:
    'The connection was lost, so it isn’t known whether your changes to this {entity} were saved. Save again when the connection is back: the application first checks whether they were saved.',
  notFound:
    'The connection was lost, and your changes to this {entity} were not saved. Save again.',
  notCheckedUnavailable:
    'The server is unavailable for now, so it isn’t known whether your changes to this {entity} were saved. Save again later: the application first checks whether they were saved.',
  notFoundUnavailable:
    'The server is unavailable for now, and your changes to this {entity} were not saved. Save again later.',
});
