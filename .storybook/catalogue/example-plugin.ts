import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { formattedExamples } from './example-text.ts';
import { readStoryFile } from './story-file.ts';

/**
 * Gives each story its example as the code that the catalogue shows, where it has one: what
 * Storybook shows by itself has no imports, and a story's source can't be copied into an application.
 * A story that opens a dialog gets a frame on its component's page, which it would cover otherwise.
 */
export function exampleCode(): Plugin {
  return {
    name: 'ninefold-example-code',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (!/\/packages\/ui\/src\/components\/.+\.stories\.tsx$/.test(path)) return null;
      const source = await readFile(path, 'utf8');
      const examples = await formattedExamples(path, source);
      const given = [...examples].map(([name, text]) =>
        withDocs(name, 'source', { language: 'tsx', code: text }),
      );
      const framed = openingStories(path, source).map((name) =>
        withDocs(name, 'story', { inline: false, height: '420px' }),
      );
      return { code: [code, addDocs, ...given, ...framed].join('\n'), map: null };
    },
  };
}

/** A story's own parameters win. */
const addDocs = `function addDocs(story, name, value) {
  const docs = story.parameters?.docs;
  const own = { ...value, ...docs?.[name] };
  story.parameters = { ...story.parameters, docs: { ...docs, [name]: own } };
}`;

function withDocs(story: string, name: string, value: object): string {
  return `addDocs(${story}, '${name}', ${JSON.stringify(value)});`;
}

/** Stories that show a dialog as soon as they are there. */
function openingStories(path: string, source: string): readonly string[] {
  const { stories } = readStoryFile(path, source);
  return [...stories]
    .filter(([, { start, end }]) =>
      /\bExampleDialog\b|\bdefaultOpen\b/.test(source.slice(start, end)),
    )
    .map(([name]) => name);
}
