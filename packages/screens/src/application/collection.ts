/** Whose something is that the device keeps. */
export interface Owner {
  /** The project's address; empty without a database. */
  readonly project: string;
  /** The person's ID; empty for a visitor. */
  readonly person: string;
}

/**
 * Returns a collection of values that outlive the page. Each key begins with project and person. It is in local
 * storage, which unlike IndexedDB has stored a value before a closing page is gone, and can be read while a screen is
 * drawn.
 *
 * @param isValid Another version of the application may have written what is stored.
 */
export function collection<T>(name: string, isValid: (value: unknown) => value is T) {
  const prefix = `ninefold.${name} `;

  /** Returns keys that begin so. */
  function keys(start = prefix): readonly string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(start));
    } catch {
      // The browser refuses storage.
      return [];
    }
  }

  return {
    /** @param parts What distinguishes it from the owner's others: a tenant, an address. */
    key: ({ project, person }: Owner, ...parts: readonly string[]) =>
      prefix + JSON.stringify([project, person, ...parts]),
    /** Returns how the keys begin that have more parts than these. */
    start: ({ project, person }: Owner, ...parts: readonly string[]) =>
      `${prefix}${JSON.stringify([project, person, ...parts]).slice(0, -1)},`,
    /** Returns a key that begins so, and that no other page has. */
    newKey: (start: string) => `${start}${JSON.stringify(randomName())}]`,
    keys,
    /** Undefined where nothing is stored, or nothing that can be read. */
    read(key: string): T | undefined {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isValid(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    /** Returns whether the browser keeps it: storage can be full or refused. */
    write(key: string, value: T): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    delete: remove,
    /** Deletes what is anybody's but this person's. Nothing of it is a visitor's. */
    deleteOthers(person: string | null): void {
      for (const key of keys()) if (personIn(key.slice(prefix.length)) !== person) remove(key);
    },
  };
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}

function personIn(parts: string): unknown {
  try {
    return (JSON.parse(parts) as readonly unknown[])[1];
  } catch {
    return undefined;
  }
}

/** A page without HTTPS has no `randomUUID`. */
function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
