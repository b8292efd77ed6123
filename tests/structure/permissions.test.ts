import { expect, it } from 'vitest';
import { Visitor } from 'vite';
import { type SourceFile, sourceFiles } from './message-sources.ts';

/** Facts that decide what a person can do. */
const deciding: ReadonlySet<string> = new Set(['editableBy', 'isLetByPolicy', 'readOnlyOf']);

const writes: ReadonlySet<string> = new Set(['insert', 'update', 'delete']);

/** What is granted is read where requests are written, and where an import is handed what it may do. */
const readsGrants = /^packages\/screens\/src\/(?!import\/)/;

it('only the judge of permissions reads what they are decided by', () => {
  const found = sourceFiles('packages/{data,rules,screens,ui}/src/**/*.{ts,tsx}')
    .filter(({ file }) => !file.startsWith('packages/rules/src/permissions/'))
    .flatMap(readsOf);
  expect(found).toEqual([]);
});

it('finds the files of the judge by the same rule', () => {
  const own = sourceFiles('packages/rules/src/permissions/*.ts').flatMap(readsOf);
  expect(new Set(own.map((read) => read.split(': ')[1]))).toEqual(deciding);
});

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
