import { describe, expect, it } from 'vitest';
import { Visitor } from 'vite';
import { allImports, isTest } from '../../workspace/packages.ts';
import { sourceFiles } from './message-sources.ts';

const reader = 'packages/specification/src/expressions';

/** A second reader would read some conditions otherwise: choices and hints would contradict what is refused. */
describe('what Postgres prints of conditions', () => {
  it('is split into tokens, and read from its CHECK, by one reader', () => {
    expect(filesWith(isTokenizer)).toEqual([`${reader}/tokens.ts`]);
    expect(filesWith((pattern) => pattern.startsWith('^CHECK'))).toEqual([
      `${reader}/condition-of-check.ts`,
    ]);
  });

  it('is taken from the reader by what finds bounds and lists, and by what evaluates it', () => {
    const importers = allImports()
      .filter(({ file }) => /^packages\/[^/]+\/src\//.test(file) && !isTest(file))
      .filter(({ file }) => !file.startsWith(`${reader}/`))
      .filter(
        ({ specifier, target }) =>
          specifier === '@ninefold/specification/expressions' ||
          target?.startsWith(`${reader}/`) === true,
      )
      .map(({ file }) => file.replace(/\/[^/]*$/, ''));
    expect([...new Set(importers)].sort()).toEqual([
      'packages/rules/src/expressions',
      'packages/specification/src/bounds',
    ]);
  });
});

/** Knows names in quotes, texts, casts and comparisons. */
const isTokenizer = (pattern: string) =>
  ['"', "'", '::', '<'].every((mark) => pattern.includes(mark));

/** Returns the files with such a regular expression. */
function filesWith(isFound: (pattern: string) => boolean): readonly string[] {
  return sourceFiles('packages/*/src/**/*.{ts,tsx}')
    .filter(({ program }) => {
      let found = false;
      new Visitor({
        Literal(literal) {
          found ||= 'regex' in literal && isFound(literal.regex.pattern);
        },
      }).visit(program);
      return found;
    })
    .map(({ file }) => file);
}
