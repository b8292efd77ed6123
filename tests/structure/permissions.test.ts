import { expect, it } from 'vitest';
import { Visitor } from 'vite';
import { type SourceFile, sourceFiles } from './message-sources.ts';

/** Facts that decide what a person can do. */
const deciding: ReadonlySet<string> = new Set(['editableBy', 'isLetByPolicy', 'readOnlyOf']);

const writes: ReadonlySet<string> = new Set(['insert', 'update', 'delete']);

/** What is granted is read where requests are written, and where an import is handed what it may do. */
const readsGrants = /^packages\/(?:inspector|screens)\/src\/(?!import\/)/;

it('only the judge of permissions reads what they are decided by', () => {
  const found = sourceFiles('packages/{data,inspector,rules,screens,ui}/src/**/*.{ts,tsx}')
    .filter(({ file }) => !file.startsWith('packages/rules/src/permissions/'))
    .flatMap(readsOf);
  expect(found).toEqual([]);
});

it('finds the files of the judge by the same rule', () => {
  const own = sourceFiles('packages/rules/src/permissions/*.ts').flatMap(readsOf);
  expect(new Set(own.map((read) => read.split(': ')[1]))).toEqual(deciding);
});

/** Each judgement, by the only module outside of `rules` that asks for it. Within `rules`, by folder. */
const judges = {
  policyAnswer: ['packages/screens/src/screen-context'],
  policyFields: ['packages/screens/src/screen-context'],
  checkRecord: [
    'packages/data/src/records/import',
    'packages/rules/src/samples',
    'packages/rules/src/schema',
    'packages/screens/src/descriptors',
  ],
  refusedStarts: ['packages/cli/src/sources'],
  refusedChecks: ['packages/rules/src/records'],
  compileExpression: ['packages/rules/src/collisions', 'packages/rules/src/constraints'],
  compileTree: [
    'packages/rules/src/collisions',
    'packages/rules/src/policies',
    'packages/rules/src/words',
  ],
};

it('each judgement has one place that asks for it', () => {
  const files = sourceFiles('packages/{cli,data,inspector,rules,screens,ui}/src/**/*.{ts,tsx}');
  const found = Object.fromEntries(
    Object.keys(judges).map((name) => [
      name,
      [...new Set(files.flatMap((file) => (imports(file, name) ? folderOf(file) : [])))].sort(),
    ]),
  );
  expect(found).toEqual(judges);
});

function folderOf({ file }: SourceFile): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Whether a file takes a name from another folder. */
function imports({ program }: SourceFile, name: string): boolean {
  let found = false;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.startsWith('./')) return;
      found ||= specifiers.some(({ local }) => local.name === name);
    },
    VariableDeclarator({ id, init }) {
      // What is loaded later is taken out of the module.
      if (init?.type !== 'AwaitExpression' || id.type !== 'ObjectPattern') return;
      found ||= id.properties.some(
        (each) =>
          each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
      );
    },
  }).visit(program);
  return found;
}

function readsOf({ file, program }: SourceFile): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Identifier({ name }) {
      if (deciding.has(name)) found.push(`${file}: ${name}`);
    },
    MemberExpression({ object, property }) {
      if (!readsGrants.test(file) || property.type !== 'Identifier') return;
      const of = object.type === 'MemberExpression' ? object.property : object;
      if (of.type === 'Identifier' && of.name === 'grants' && writes.has(property.name)) {
        found.push(`${file}: grants.${property.name}`);
      }
    },
  }).visit(program);
  return found;
}
