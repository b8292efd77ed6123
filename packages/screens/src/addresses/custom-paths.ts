import { maySee } from '@ninefold/rules/permissions';
import type { Declaration } from '@ninefold/specification';
import type { OwnScreenDeclaration } from '@ninefold/specification/declaration';
import { isRecordSegment } from './record-addresses.ts';
import { decodeSegment } from './search-codec.ts';

/** The custom screen at an address. */
export interface CustomScreenMatch {
  /** As it is declared: `/customers/{id}`. */
  readonly path: string;
  /** Of the address: `/customers/5`. */
  readonly pathname: string;
  readonly declared: OwnScreenDeclaration;
  /** Keyed by the names in the path. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Returns the custom screen at a path, of several the one with fewer parameters: `/orders/new` before
 * `/orders/{id}`. One that is for other roles gives way to one that is not; where it is at the path
 * of an entity's screen, to that one.
 */
export function findCustomScreen(
  { screens }: Declaration,
  pathname: string,
  roles: readonly string[],
): CustomScreenMatch | undefined {
  const places = Object.entries(screens?.own ?? {}).flatMap(
    ([path, declared]): CustomScreenMatch[] => {
      const parameters = matchPath(path, pathname);
      return parameters === undefined ? [] : [{ path, pathname, declared, parameters }];
    },
  );
  const [first, ...others] = places.sort((a, b) => parameterCount(a) - parameterCount(b));
  const seen = [first, ...others].find((place) => place && maySee(place.declared.roles, roles));
  return seen ?? (first?.path.startsWith('/data/') === true ? undefined : first);
}

function parameterCount({ parameters }: CustomScreenMatch): number {
  return Object.keys(parameters).length;
}

/** The values of a path's parameters in an address; undefined where it is another path. */
export function matchPath(
  path: string,
  pathname: string,
): Readonly<Record<string, string>> | undefined {
  const [wanted, given] = [partsOf(path), partsOf(pathname)];
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeSegment(given[index] ?? '');
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (decodeSegment(part) !== value) return undefined;
    } else if (value === '' || isForm(path, value)) return undefined;
    // A key of several fields is one part: `{order_id},{line}`.
    else Object.assign(found, Object.fromEntries(keyParts(name, value)));
  }
  return found;
}

/** `/data/customer/new` is the form for a new one, not the customer "new". */
function isForm(path: string, value: string): boolean {
  return !isRecordSegment(value) && path.startsWith('/data/');
}

function keyParts(name: string, value: string): readonly (readonly [string, string])[] {
  const names = name.split('},{');
  if (names.length === 1) return [[name, value]];
  const values = value.split(',');
  return names.map((each, index) => [each, values[index] ?? '']);
}

/** Returns the parts of a path between its slashes. */
export function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}
