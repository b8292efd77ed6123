export const tagInputLabels = {
  addTag: 'Type an entry and press Enter',
  /** The button in a tag; the tag's text follows. */
  removeTag: 'Remove',
  tagAdded: (tag: string) => `${tag} was added`,
  tagRemoved: (tag: string) => `${tag} was removed`,
};
