/** Returns the parameters of an address behind `?` whose names begin with a name and a dot, without both. */
export function searchUnder(search: string, name: string): string {
  return partsOf(search)
    .flatMap((part) => (isUnder(part, name) ? part.slice(prefix(name).length) : []))
    .join('&');
}

/** Returns an address behind `?` with other parameters under a name. */
export function withSearchUnder(search: string, name: string, own: string): string {
  const others = partsOf(search).filter((part) => !isUnder(part, name));
  return [...others, ...partsOf(own).map((part) => prefix(name) + part)].join('&');
}

function isUnder(part: string, name: string): boolean {
  return part.startsWith(prefix(name));
}

function prefix(name: string): string {
  return `${encodeURIComponent(name)}.`;
}

function partsOf(search: string): readonly string[] {
  return search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '');
}
