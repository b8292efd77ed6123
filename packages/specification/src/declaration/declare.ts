import type { Declaration } from './declaration.ts';
import type { DiscoveredNames } from './discovered-names.ts';
import type { InLanguages } from './in-language.ts';

/**
 * Returns the declaration unchanged. Its type lets the editor check it:
 * `declare<Discovered, 'dispatcher'>({ … })`
 */
export function declare<
  Names extends DiscoveredNames = DiscoveredNames,
  OwnRole extends string = never,
>(declaration: InLanguages<Declaration<Names, OwnRole>>): InLanguages<Declaration> {
  // Checked with the known names, it also fits the type without them.
  return declaration as InLanguages<Declaration>;
}
