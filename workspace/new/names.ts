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

/** @throws {Error} for a name that is not written in kebab case. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name in kebab case. It looks like this: tag-list.`);
  }
  const parts = name.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: parts.join(' '),
  };
}
