import { basename, dirname } from 'node:path';
import { allImports, isTest, type SourceImport } from '../packages.ts';

const sources = 'packages/ui/src/';
const components = `${sources}components/`;

/** What is copied together: a component's folder, or a file that several of them share. */
export interface Unit {
  /** `button`, `use-form-reset`: of its folder or its file. */
  readonly name: string;
  /** From the root; those that a component needs, not its stories, tests and record. */
  readonly files: readonly string[];
  readonly isComponent: boolean;
}

/** The components, what they share, and what each of their files imports. */
export interface Units {
  readonly units: readonly Unit[];
  readonly importsOf: (file: string) => readonly SourceImport[];
}

/** Follows the imports of every component. */
export function readUnits(): Units {
  const byFile = Map.groupBy(
    allImports('packages/ui/src').filter(({ file }) => !isTest(file)),
    ({ file }) => file,
  );
  const importsOf = (file: string) => byFile.get(file) ?? [];
  const reached = new Set([...byFile.keys()].filter(isComponentIndex));
  for (const file of reached) {
    for (const { target } of importsOf(file)) if (target !== undefined) reached.add(target);
  }
  const units = [...Map.groupBy([...reached].sort(), unitOf)].map(([name, files]): Unit => ({
    name,
    files,
    isComponent: byFile.has(`${components}${name}/record.ts`),
  }));
  return { units, importsOf };
}

function isComponentIndex(file: string): boolean {
  return file.startsWith(components) && /^[^/]+\/index\.ts$/.test(file.slice(components.length));
}

/** Returns the name of the unit that a file belongs to. */
export function unitOf(file: string): string {
  const place = placeOf(file);
  return place.includes('/') ? (place.split('/')[0] ?? '') : basename(place).replace(/\.tsx?$/, '');
}

/** Returns where a file is within the copied folder: `button/button.tsx`, `tone.ts`. */
export function placeOf(file: string): string {
  return file.startsWith(components) ? file.slice(components.length) : file.slice(sources.length);
}

/** Returns how a copied file names another one, in a project whose compiler wants no file extensions. */
export function specifierBetween(from: string, to: string): string {
  const steps = dirname(placeOf(from)) === '.' ? './' : '../';
  const place = placeOf(to).replace(/\.tsx?$/, '');
  const isNear = dirname(placeOf(from)) === dirname(placeOf(to));
  return isNear ? `./${basename(place)}` : `${steps}${place.replace(/\/index$/, '')}`;
}
