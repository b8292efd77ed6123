import { percentEncode } from '@ninefold/specification/grammar';

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

/** Returns an address behind `?` with another value of a parameter, or without it. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const own = percentEncode(name);
  const others = partsOf(search).filter((part) => part !== own && !part.startsWith(`${own}=`));
  return [...others, ...(value === undefined ? [] : [`${own}=${percentEncode(value)}`])].join('&');
}

function isUnder(part: string, name: string): boolean {
  return part.startsWith(prefix(name));
}

/** The dot of a name is escaped: `orders` has no part in the parameters of `orders.old`. */
function prefix(name: string): string {
  const escaped = name.replaceAll('%', '%25').replaceAll('.', '%2E');
  return `${percentEncode(escaped)}.`;
}

function partsOf(search: string): readonly string[] {
  return search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '');
}
