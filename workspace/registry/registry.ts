import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { packageNameOf, root } from '../packages.ts';
import { itemSchema, type RegistryItem, withVersions } from './item.ts';
import { themeItem } from './theme.ts';
import { placeOf, readUnits, specifierBetween, type Unit, unitOf, type Units } from './units.ts';

export interface RegistryOptions {
  /**
   * Where the catalogue is deployed: `https://catalogue.example`. Items name each other by it. When left out, they do by
   * the namespace `@ninefold`, which a project then has in its `components.json`.
   */
  readonly address?: string | undefined;
}

/** The folder of the copied files, within a project's folder of components. */
const folder = '@components/ninefold';

/** Returns every component of the design system as shadcn's command copies it, with what they share. */
export async function readRegistry({ address }: RegistryOptions = {}): Promise<
  readonly RegistryItem[]
> {
  const reference = (name: string) =>
    address === undefined ? `@ninefold/${name}` : `${address.replace(/\/$/, '')}/r/${name}.json`;
  const read = readUnits();
  const items = await Promise.all(read.units.map((unit) => itemOf(unit, read, reference)));
  return [themeItem(), ...items];
}

/** Returns the files to serve, by their names: `r/registry.json`, which lists all, and one for each item. */
export async function registryFiles(
  options: RegistryOptions = {},
): Promise<Readonly<Record<string, string>>> {
  const items = await readRegistry(options);
  const index = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'ninefold',
    homepage: options.address ?? '.',
    // As shadcn's own command builds it: without the sources, which each item has.
    items: items.map((item) => ({
      ...item,
      files: item.files?.map((file) => ({ ...file, content: undefined })),
    })),
  };
  return {
    'r/registry.json': JSON.stringify(index),
    ...Object.fromEntries(items.map((item) => [`r/${item.name}.json`, JSON.stringify(item)])),
  };
}

async function itemOf(
  unit: Unit,
  { importsOf }: Units,
  reference: (name: string) => string,
): Promise<RegistryItem> {
  const imports = unit.files.flatMap(importsOf);
  const others = imports.flatMap(({ target }) => (target === undefined ? [] : unitOf(target)));
  const shared = [...new Set([...(unit.isComponent ? ['theme'] : []), ...others])];
  const packages = imports.flatMap(({ specifier, target }) =>
    target === undefined ? packageNameOf(specifier) : [],
  );
  return {
    $schema: itemSchema,
    name: unit.name,
    type: typeOf(unit, unit.files[0] ?? ''),
    ...(unit.isComponent && (await descriptionOf(unit.name))),
    dependencies: withVersions(packages),
    registryDependencies: shared.filter((name) => name !== unit.name).map(reference),
    files: unit.files.map((file) => ({
      path: `ninefold/${placeOf(file)}`,
      type: typeOf(unit, file),
      target: `${folder}/${placeOf(file)}`,
      content: copied(file, importsOf),
    })),
  };
}

function typeOf(
  { isComponent }: Unit,
  file: string,
): 'registry:ui' | 'registry:component' | 'registry:hook' | 'registry:lib' {
  if (isComponent) return 'registry:ui';
  if (file.endsWith('.tsx')) return 'registry:component';
  return /\/use-[^/]+\.ts$/.test(file) ? 'registry:hook' : 'registry:lib';
}

async function descriptionOf(
  component: string,
): Promise<Pick<RegistryItem, 'title' | 'description'>> {
  const file = join(root, 'packages/ui/src/components', component, 'record.ts');
  const { record } = (await import(file)) as { readonly record: ComponentRecord };
  return { title: record.name, description: record.summary };
}

/** Returns the source of a file, importing as a project with shadcn's aliases does. */
function copied(file: string, importsOf: Units['importsOf']): string {
  const text = importsOf(file).reduce(
    (source, { specifier, target }) =>
      target === undefined
        ? source
        : source.replaceAll(`'${specifier}'`, `'${specifierBetween(file, target)}'`),
    readFileSync(join(root, file), 'utf8'),
  );
  // The command takes it out again where a project has no server components.
  return file.endsWith('.tsx') ? `'use client';\n\n${text}` : text;
}
