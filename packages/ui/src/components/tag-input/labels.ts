export interface TagInputLabels {
  /** The placeholder while there are no tags. */
  readonly addTag: string;
  /** The button in a tag; the tag's text follows. */
  readonly removeTag: string;
  readonly tagAdded: (tag: string) => string;
  readonly tagRemoved: (tag: string) => string;
}

export const tagInputLabels: TagInputLabels = {
  addTag: 'Type an entry and press Enter',
  removeTag: 'Remove',
  tagAdded: (tag) => `${tag} was added`,
  tagRemoved: (tag) => `${tag} was removed`,
};
