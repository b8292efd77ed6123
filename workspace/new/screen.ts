import type { Change } from './change.ts';
import type { Names } from './names.ts';

const screens = 'packages/screens/src';

/** Returns the files of a screen that every product has: its folder, its test, and its route at `/NAME`. */
export function screenChanges({ kebab, pascal, camel, words }: Names): readonly Change[] {
  const folder = `${screens}/${kebab}`;
  return [
    { file: `${folder}/${kebab}-screen.tsx`, content: screenOf(pascal, camel) },
    { file: `${folder}/messages.ts`, content: messagesOf(kebab, camel, words) },
    { file: `${folder}/${kebab}-screen.test.tsx`, content: testOf(kebab, pascal, words) },
    {
      file: `${screens}/start/screens.ts`,
      line: `  ${camel}: { component: lazy(() => import('../${kebab}/${kebab}-screen.tsx'), '${pascal}Screen') },`,
      before: /^ {2}entities: /,
    },
    ...['de', 'ar'].map((language) => ({
      file: `packages/messages/src/${language}/rest.json`,
      line: `  "${kebab}-screen": { "title": "${titleOf(words)}" },`,
      before: /^ {2}"tenants": \{/,
    })),
    ...['apps/web', 'apps/workshop', 'apps/tenants'].map((application) => ({
      file: `${application}/routes.tsx`,
      line: `  '/${kebab}': screens.${camel},`,
      before: /^ {2}'\/data':/,
    })),
  ];
}

const screenOf = (
  pascal: string,
  camel: string,
) => `import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { ${camel}Messages } from './messages.ts';

export function ${pascal}Screen() {
  const { title } = ${camel}Messages;
  return (
    <>
      <title>{title}</title>
      <ScreenHeader title={title} />
    </>
  );
}
`;

const messagesOf = (
  kebab: string,
  camel: string,
  words: string,
) => `import { messages } from '@ninefold/messages';

export const ${camel}Messages = messages('${kebab}-screen', {
  title: '${titleOf(words)}',
});
`;

const testOf = (
  kebab: string,
  pascal: string,
  words: string,
) => `import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ${pascal}Screen } from './${kebab}-screen.tsx';

it('names the page and its heading', async () => {
  await render(<${pascal}Screen />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('${titleOf(words)}');
  expect(document.title).toBe('${titleOf(words)}');
});
`;

function titleOf(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
