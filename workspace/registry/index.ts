export type { RegistryItem } from './item.ts';
export { readRegistry, type RegistryOptions, registryFiles } from './registry.ts';
