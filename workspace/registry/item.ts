import type { registryItemSchema } from 'shadcn/schema';
import { workspacePackages } from '../packages.ts';

/** What shadcn's command reads from one address. */
export type RegistryItem = ReturnType<(typeof registryItemSchema)['parse']>;

export const itemSchema = 'https://ui.shadcn.com/schema/registry-item.json';

const packages = workspacePackages();
const { dependencies = {} } =
  packages.find(({ manifest }) => manifest.name === '@ninefold/ui')?.manifest ?? {};

/** Returns packages as npm is asked for them, in our versions; without React, which a project has. */
export function withVersions(names: Iterable<string>): string[] {
  return [...new Set(names)].sort().flatMap((name) => {
    const listed = dependencies[name];
    if (listed === undefined) return [];
    const own = packages.find(({ manifest }) => manifest.name === name)?.manifest.version;
    return [`${name}@${own ?? listed}`];
  });
}
