import type { Change } from './change.ts';
import type { Names } from './names.ts';

/** Returns the files of a kind of value: how it is parsed, shown, entered and named, and its samples. */
export function kindChanges({ kebab, pascal, camel, words }: Names): readonly Change[] {
  const values = 'packages/values';
  const fields = 'packages/ui/src/fields';
  return [
    { file: `${values}/src/${kebab}/${kebab}.ts`, content: typeOf(camel, words) },
    { file: `${values}/src/${kebab}/${kebab}.test.ts`, content: testOf(kebab, camel) },
    {
      file: `${values}/src/${kebab}/index.ts`,
      content: `export { ${camel} } from './${kebab}.ts';\n`,
    },
    { file: `${values}/src/value/kinds.ts`, line: `  '${kebab}',`, before: /^ {2}'json',$/ },
    {
      file: `${values}/src/registry.ts`,
      line: `import { ${camel} } from './${kebab}/index.ts';`,
      among: /^import .* from '\.\/[a-z-]+\/index\.ts';$/,
    },
    {
      file: `${values}/src/registry.ts`,
      line: entry(kebab, camel),
      before: /^ {2}json,$/,
    },
    {
      file: `${values}/testing/samples.ts`,
      line: `  { field: { kind: '${kebab}', type: 'text' }, arbitrary: words.filter((text) => text.trim() !== '') },`,
      before: /^ {2}\{ field: \{ kind: 'text', /,
    },
    {
      file: `${fields}/${kebab}/display.tsx`,
      content: displayOf(pascal, words),
    },
    {
      file: `${fields}/${kebab}/input.tsx`,
      content: inputOf(pascal, words),
    },
    {
      file: `${fields}/element-display.tsx`,
      line: `import { ${pascal}Display } from './${kebab}/display.tsx';`,
      among: /^import .* from '\.\/[a-z-]+\/display\.tsx';$/,
    },
    {
      file: `${fields}/element-display.tsx`,
      line: entry(kebab, `${pascal}Display`),
      before: /^ {2}json: JsonDisplay,$/,
    },
    {
      file: `${fields}/field-input.tsx`,
      line: `import { ${pascal}Input } from './${kebab}/input.tsx';`,
      among: /^import .* from '\.\/[a-z-]+\/input\.tsx';$/,
    },
    {
      file: `${fields}/field-input.tsx`,
      line: entry(kebab, `${pascal}Input`),
      before: /^ {2}json: JsonInput,$/,
    },
    {
      file: `${fields}/field-display.stories.tsx`,
      line: `  sample('${kebab}', '${words}'),`,
      before: /^ {2}sample\('json', '\{/,
    },
    {
      file: `${fields}/field-input.stories.tsx`,
      line: `export const ${pascal}: Story = { args: { field: field('${kebab}') } };`,
      before: /^export const Binary: Story/,
    },
    {
      file: 'packages/specification/src/phrases/kind-messages.ts',
      line: entry(kebab, `'${words.charAt(0).toUpperCase()}${words.slice(1)}'`),
      before: /^ {2}json: /,
    },
    ...['de', 'ar'].map((language) => ({
      file: `packages/messages/src/${language}/specification.json`,
      line: `    "${kebab}": "${words.charAt(0).toUpperCase()}${words.slice(1)}",`,
      before: /^ {4}"json": /,
    })),
    {
      file: 'packages/specification/src/explain/messages.ts',
      line: `    ${kebab} {The field holds a ${words}.}`,
      before: /^ {4}json \{The field holds /,
    },
    {
      file: 'packages/specification/src/documents/typescript/value-type.ts',
      line: `  '${kebab}',`,
      before: /^ {2}'binary',$/,
    },
    {
      file: 'packages/inspector/src/specification/facts/value-words.ts',
      line: entry(kebab, `'${words}'`),
      before: /^ {2}json: \{\},$/,
    },
    {
      file: 'packages/ui/src/patterns/filter-bar/operators.ts',
      line: entry(kebab, 'equality'),
      before: /^ {2}other: equality,$/,
    },
  ];
}

/** Writes an entry of an object by kind. */
function entry(kind: string, value: string): string {
  return kind === value ? `  ${kind},` : `  '${kind}': ${value},`;
}

const typeOf = (
  camel: string,
  words: string,
) => `import { compareCodePoints, plainText, valueType } from '../value/index.ts';

/** A ${words}, which is text as typed. */
export const ${camel} = valueType({
  parse: (typed) => ({ value: typed }),
  read: plainText,
  compare: compareCodePoints,
  write: (text) => text,
});
`;

const testOf = (kebab: string, camel: string) => `import { expect, it } from 'vitest';
import type { ValueField } from '../value/index.ts';
import { ${camel} } from './${kebab}.ts';

const field: ValueField = { kind: '${kebab}', type: 'text' };

it('is what was typed', () => {
  expect(${camel}.parse('A 1', field)).toEqual({ value: 'A 1' });
});
`;

const displayOf = (
  pascal: string,
  words: string,
) => `import type { FieldDisplayProps } from '../display-props.ts';
import { plainText } from '../plain-text.ts';

/** Shows a ${words}. */
export function ${pascal}Display({ value }: FieldDisplayProps) {
  return <span title={plainText(value)}>{plainText(value)}</span>;
}
`;

const inputOf = (
  pascal: string,
  words: string,
) => `import type { FieldInputProps } from '../../shapes/index.ts';
import { LineInput } from '../control/index.ts';

/** Input for a ${words}. */
export function ${pascal}Input(props: FieldInputProps) {
  return <LineInput {...props} />;
}
`;
