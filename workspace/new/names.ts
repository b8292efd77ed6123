/** A new thing's name in every form that its files need. */
export interface Names {
  /** As in folders and slots: `tag-list`. */
  readonly kebab: string;
  /** As a component or type: `TagList`. */
  readonly pascal: string;
  /** As a variable: `tagList`. */
  readonly camel: string;
  /** In a sentence: `tag list`. */
  readonly words: string;
}

/**
 * Reads a name in kebab case or as a component has it: `tag-list`, `TagList`.
 *
 * @throws {Error} for any other text.
 */
export function namesOf(name: string): Names {
  const kebab = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`"${name}" is not a name like tag-list or TagList.`);
  }
  const parts = kebab.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: parts.join(' '),
  };
}
