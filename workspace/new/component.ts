import type { Change } from './change.ts';
import type { Names } from './names.ts';

const ui = 'packages/ui';

/** Returns the files of a component: its part, record and stories, and its place in the lists of all. */
export function componentChanges({ kebab, pascal, words }: Names): readonly Change[] {
  const folder = `${ui}/src/components/${kebab}`;
  return [
    {
      file: `${folder}/index.ts`,
      content: `export * from './${kebab}.tsx';\n`,
    },
    { file: `${folder}/${kebab}.tsx`, content: partOf(kebab, pascal, words) },
    { file: `${folder}/record.ts`, content: recordOf(kebab, pascal, words) },
    { file: `${folder}/${kebab}.stories.tsx`, content: storiesOf(pascal) },
    {
      file: `${ui}/src/components/index.ts`,
      line: `export * from './${kebab}/index.ts';`,
      among: /^export \* from '\.\/[a-z-]+\/index\.ts';$/,
    },
    {
      file: `${ui}/testing/conformance/parts.tsx`,
      line: `  part('${pascal}', '${kebab}', (p) => <ui.${pascal} {...p} />),`,
      among: /^ {2}part\('/,
    },
    {
      file: `${ui}/testing/quality/budgets.ts`,
      line: `  ${pascal}: 10,`,
      among: /^ {2}\w+: [\d.]+,$/,
    },
  ];
}

const partOf = (
  kebab: string,
  pascal: string,
  words: string,
) => `import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';

const styles = tv({ base: 'text-sm text-ink' });

export type ${pascal}Props = ComponentProps<'div'>;

/** Shows a ${words}. */
export function ${pascal}({ className, ...props }: ${pascal}Props) {
  return <div data-slot="${kebab}" className={styles({ className })} {...props} />;
}
`;

const recordOf = (
  kebab: string,
  pascal: string,
  words: string,
) => `import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: '${pascal}',
  status: 'draft',
  summary: 'Shows a ${words}.',
  for: ['A ${words}.'],
  notFor: {},
  roles: { '${kebab}': { role: 'none: text' } },
  parts: { '${kebab}': {} },
  forcedColours: 'Its text is CanvasText.',
  touch: 'Not interactive.',
  sources: { 'WAI-ARIA Authoring Practices': 'https://www.w3.org/WAI/ARIA/apg/patterns/' },
});
`;

const storiesOf = (pascal: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal} } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/${pascal}',
  component: ${pascal},
  parameters: { record },
  args: { children: 'Replace spindle bearing' },
} satisfies Meta<typeof ${pascal}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {};

export const LongText: Story = {
  args: { children: 'Replace the spindle bearing of the milling machine in hall three, left of the door' },
};
`;
