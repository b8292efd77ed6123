import { type Catalogue, type CatalogueEntry, type GuidePage, pageAddress } from './entry.ts';
import { formattedExamples } from './example-text.ts';
import { storySourceOf } from './read-catalogue.ts';

const heading = `# Ninefold

> Builds an accessible web application from a Supabase or Postgres database and what a team declares. Its design
> system for React has components that know no data, themed by design tokens. Each component is imported from a
> module of its own, \`@ninefold/ui/components/<folder>\`; the stylesheet is \`@ninefold/ui/styles.css\`.
`;

/** The documentation in short, as llmstxt.org has it: one line a page and a component. */
export function llmsText({ entries }: Catalogue, guide: readonly GuidePage[]): string {
  const components = entries.map(({ record, docsId, folder }) => {
    const also = record.synonyms?.length ? ` Also called: ${record.synonyms.join(', ')}.` : '';
    return `- [${record.name}](${pageAddress(docsId)}): ${record.summary} Import from \`@ninefold/ui/components/${folder}\`.${also}`;
  });
  return [
    heading,
    ...[...Map.groupBy(guide, groupOf)].flatMap(([group, pages]) => [
      `## ${group}\n`,
      ...pages.map(
        ({ title, markdownFile, summary }) =>
          `- [${title.split('/').at(-1)}](./${markdownFile}): ${summary}`,
      ),
      '',
    ]),
    '## Components\n',
    ...components,
    '\n## Optional\n',
    '- [Everything](./llms-full.txt): every page and every record in full, with an example of each component.',
    '',
  ].join('\n');
}

function groupOf({ title }: GuidePage): string {
  return title.split('/')[0] ?? '';
}

/** Every page and every record in full, with the code of its first example. */
export async function llmsFullText(
  { entries }: Catalogue,
  guide: readonly GuidePage[],
): Promise<string> {
  const sections = await Promise.all(entries.map(section));
  return [heading, ...guide.map(({ markdown }) => markdown), ...sections].join('\n');
}

async function section(entry: CatalogueEntry): Promise<string> {
  const { record, folder, exports } = entry;
  const { path, source } = storySourceOf(folder);
  const examples = await formattedExamples(path, source);
  const code = examples.get('Default') ?? [...examples.values()][0];
  return [
    `## ${record.name}\n`,
    `${record.summary} Status: ${record.status}.`,
    `Exports of \`@ninefold/ui/components/${folder}\`: ${exports.join(', ')}.`,
    ...list('Use it for', record.for),
    ...list(
      'Not for',
      Object.entries(record.notFor).map(
        ([purpose, alternative]) => `${purpose}: use ${alternative}`,
      ),
    ),
    ...list(
      'Keyboard',
      Object.entries(record.keyboard).map(([keys, action]) => `${keys}: ${action}`),
    ),
    ...list(
      'Roles',
      Object.entries(record.roles).map(
        ([part, { role, name }]) => `${part}: ${role}${name ? `, named by ${name}` : ''}`,
      ),
    ),
    ...list(
      'Data attributes, by `data-slot`',
      Object.entries(record.parts).map(([part, attributes]) =>
        [part, ...Object.entries(attributes).map(([name, values]) => `${name} (${values})`)].join(
          ', ',
        ),
      ),
    ),
    ...list(
      'CSS variables',
      Object.entries(record.variables ?? {}).map(([name, meaning]) => `${name}: ${meaning}`),
    ),
    ...(code === undefined ? [] : ['\n```tsx', code, '```']),
    '',
  ].join('\n');
}

function list(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`\n${title}:\n`, ...items.map((item) => `- ${item}`)];
}
