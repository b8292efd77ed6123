import { messages } from '@ninefold/messages';

export const creationMessages = messages('record-creation', {
  notChecked:
    'The connection was lost, so it isn’t known whether this {entity} was saved. Save again when the connection is back: you won’t create it twice, because the application looks for it first.',
  notFound: 'The connection was lost, and this {entity} was not saved. Save again.',
  notCheckedUnavailable:
    'The server is unavailable for now, so it isn’t known whether this {entity} was saved. Save again later: you won’t create it twice, because the application looks for it first.',
  notFoundUnavailable:
    'The server is unavailable for now, and this {entity} was not saved. Save again later.',
  maybeSaved: 'The connection was lost, so it isn’t known whether this {entity} was saved.',
  savedEarlier:
    'This {entity} was saved before the connection was lost, without what you have changed since.',
  notReadable:
    'The connection was lost, so it isn’t known whether this {entity} was saved, and you don’t have permission to check. Ask someone who does before you save it again.',
});
