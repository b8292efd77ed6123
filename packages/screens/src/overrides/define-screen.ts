import type { CustomScreenModule } from '@ninefold/specification/declaration';
import type { ComponentType } from 'react';

/** The parameters in a path: of `/customers/{id}` `{ readonly id: string }`. */
export type PathParameters<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}`
    ? { readonly [Parameter in Name]: string } & PathParameters<Rest>
    : unknown;

/** A custom screen. */
export interface CustomScreen<Path extends string = string> extends CustomScreenModule {
  readonly path: Path;
  /** Takes the parameters of the path, as the address has them. */
  readonly component: ComponentType<PathParameters<Path>>;
}

/**
 * Defines a custom screen. Its path is the key under which `screens.own` of the declaration has what must be known before
 * it is loaded: title, roles, entities, and its place in navigation. Here, the path types the parameters; a screen of
 * another path is not shown.
 *
 * ```tsx
 * export const screen = defineScreen('/customers/{id}', ({ id }) => …);
 * ```
 */
export function defineScreen<const Path extends `/${string}`>(
  path: Path,
  component: ComponentType<PathParameters<Path>>,
): CustomScreen<Path> {
  return { path, component };
}
