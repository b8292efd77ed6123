/** Writes a path of keys and places in lists as JavaScript does: `fields["due at"].roles[0]`. */
export function pathOf(...keys: readonly (string | number)[]): string {
  return keys
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}
