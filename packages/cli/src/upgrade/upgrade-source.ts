import MagicString from 'magic-string';
import {
  type ImportDeclaration,
  type ImportSpecifier,
  type ModuleExportName,
  parseSync,
  type Program,
  type StringLiteral,
} from 'oxc-parser';
import { goneModules, nameChanges, valueChanges } from './changes.ts';
import { isValueOf, placesOfNames, walk } from './walk.ts';

/** What became of a file of a team. */
export interface UpgradedSource {
  readonly code: string;
  /** Each change once: `OwnScreen → CustomScreen`. */
  readonly changes: readonly string[];
  /** Imports that a person has to replace, by line. */
  readonly left: readonly { readonly line: number; readonly module: string }[];
}

/**
 * Replaces names in a TypeScript or JavaScript file that later versions have changed. Everything else stays as it is.
 *
 * @returns undefined for a file that can't be parsed.
 */
export function upgradeSource(file: string, source: string): UpgradedSource | undefined {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return undefined;
  const code = new MagicString(source);
  const changes = new Set<string>();
  const imports = program.body.filter((each) => each.type === 'ImportDeclaration');
  const ours = imports.filter(({ source: { value } }) => value.startsWith('@ninefold/'));
  for (const declaration of ours) upgradeImport(declaration, program, code, changes);
  if (ours.length > 0) upgradeValues(program, code, changes);
  return {
    code: code.toString(),
    changes: [...changes],
    left: program.body.flatMap((each) =>
      isLeft(each) ? { line: lineOf(source, each.start), module: each.source.value } : [],
    ),
  };
}

/** Writes an import anew whose names have changed, as one import of each module that exports them now. */
function upgradeImport(
  declaration: ImportDeclaration,
  program: Program,
  code: MagicString,
  changes: Set<string>,
): void {
  const from = declaration.source.value;
  const named = declaration.specifiers.filter((each) => each.type === 'ImportSpecifier');
  const found = named.map((specifier) => ({ specifier, now: presentName(from, specifier) }));
  if (found.every(({ now }) => now === undefined)) return;
  const byModule = new Map<string, string[]>();
  const others = declaration.specifiers
    .filter((each) => each.type !== 'ImportSpecifier')
    .map(({ start, end }) => code.original.slice(start, end));
  if (others.length > 0) byModule.set(from, []);
  for (const { specifier, now } of found) {
    const { module, name } = now ?? { module: from, name: importedName(specifier) };
    const local = upgradeReferences(specifier, name, program, code);
    if (name !== importedName(specifier)) changes.add(`${importedName(specifier)} → ${name}`);
    if (module !== from) changes.add(`${from} → ${module}`);
    const type = specifier.importKind === 'type' ? 'type ' : '';
    const written = `${type}${local === name ? name : `${name} as ${local}`}`;
    byModule.set(module, [...(byModule.get(module) ?? []), written]);
  }
  const keyword = declaration.importKind === 'type' ? 'import type' : 'import';
  const quote = declaration.source.raw?.charAt(0) ?? "'";
  const lines = [...byModule].map(([module, names]) => {
    const parts = module === from ? [...others] : [];
    if (names.length > 0) parts.push(`{ ${names.join(', ')} }`);
    return `${keyword} ${parts.join(', ')} from ${quote}${module}${quote};`;
  });
  code.overwrite(declaration.start, declaration.end, lines.join('\n'));
}

function presentName(from: string, specifier: ImportSpecifier) {
  const earlier = importedName(specifier);
  for (const change of nameChanges) {
    const name = change.from === from ? change.names[earlier] : undefined;
    if (name !== undefined) return { module: change.to ?? from, name };
  }
  return undefined;
}

/** Renames a local name with what it was imported as, unless that would touch another name. Returns the local name. */
function upgradeReferences(
  specifier: ImportSpecifier,
  name: string,
  program: Program,
  code: MagicString,
): string {
  const local = specifier.local.name;
  if (local === name || local !== importedName(specifier)) return local;
  const places = placesOfNames(program);
  if (places.some((each) => each.name === name || (each.isBound && each.name === local))) {
    return local;
  }
  const written = { property: `${local}: ${name}`, export: `${name} as ${local}` };
  for (const { start, end, also } of places.filter((each) => each.name === local)) {
    code.overwrite(start, end, also === undefined ? name : written[also]);
  }
  return name;
}

function upgradeValues(program: Program, code: MagicString, changes: Set<string>): void {
  walk(program, (node, [parent]) => {
    if (node.type !== 'Literal') return;
    for (const { property, from, to } of valueChanges) {
      if (node['value'] !== from || !isValueOf(property, node, parent)) continue;
      const quote = code.original.charAt(node.start);
      code.overwrite(node.start, node.end, `${quote}${to}${quote}`);
      changes.add(`${property}: ${from} → ${to}`);
    }
  });
}

type FromModule = Program['body'][number] & { readonly source: StringLiteral };

/** Whether a statement takes from a module what nothing is written for, or passes on what has another name. */
function isLeft(statement: Program['body'][number]): statement is FromModule {
  if (!('source' in statement) || statement.source === null) return false;
  const { value } = statement.source;
  if (goneModules.includes(value)) return true;
  if (statement.type !== 'ExportNamedDeclaration') return false;
  const changed = nameChanges.flatMap(({ from, names }) =>
    from === value ? Object.keys(names) : [],
  );
  return statement.specifiers.some(({ local }) => changed.includes(textOf(local)));
}

const importedName = ({ imported }: ImportSpecifier): string => textOf(imported);

const textOf = (name: ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name;

const lineOf = (source: string, position: number): number =>
  source.slice(0, position).split('\n').length;
