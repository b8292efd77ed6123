import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { formattedExamples } from './example-text.ts';

/**
 * Gives each story its example as the code that the catalogue shows, where it has one: what
 * Storybook shows by itself has no imports, and a story's source is no code for an application.
 */
export function exampleCode(): Plugin {
  return {
    name: 'ninefold-example-code',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (!/\/packages\/ui\/src\/components\/.+\.stories\.tsx$/.test(path)) return null;
      const examples = await formattedExamples(path, await readFile(path, 'utf8'));
      const given = [...examples].map(
        ([name, text]) =>
          `${name}.parameters = withCode(${name}.parameters, ${JSON.stringify(text)});`,
      );
      const withCode = `function withCode(parameters, code) {
        const docs = parameters?.docs;
        return { ...parameters, docs: { ...docs, source: { language: 'tsx', code, ...docs?.source } } };
      }`;
      return { code: [code, withCode, ...given].join('\n'), map: null };
    },
  };
}
