import { messages } from '@ninefold/messages';

export const tagInputMessages = messages('tag-input', {
  addTag: 'Type an entry and press Enter',
  /** The button in a tag; the tag's text follows. */
  removeTag: 'Remove',
  tagsAdded: '{count, plural, one {{tags} was added} other {{tags} were added}}',
  tagRemoved: '{tag} was removed',
});
