/** Proves that the checks of pages find what they are for. */
import { describe, expect, it } from 'vitest';
import { commandProblem, commandsOf } from './commands.ts';
import { brokenLinks, type LinkTargets } from './links.ts';
import { sentencesOf } from './reading-ease.ts';

const targets: LinkTargets = {
  stories: new Set(['find--find']),
  documents: new Set(['guide-forms--docs']),
  anchors: new Map([['docs/forms.mdx', ['files']]]),
};

function broken(source: string): readonly string[] {
  return brokenLinks('docs/lists.mdx', source, targets);
}

describe('the check of links', () => {
  it.each([
    './forms.mdx',
    './forms.mdx#files',
    '../SECURITY.md#supported-versions',
    './?path=/story/find--find',
    './?path=/docs/guide-forms--docs',
    'https://supabase.com/docs',
    './llms.txt',
  ])('accepts %s', (link) => {
    expect(broken(`[a](${link})`)).toEqual([]);
  });

  it.each([
    './form.mdx',
    './forms.mdx#fils',
    '../SECURITY.md#no-such-heading',
    './?path=/story/find--lost',
    './?path=/docs/guide-form--docs',
    'https://',
  ])('finds %s', (link) => {
    expect(broken(`[a](${link})`)).toHaveLength(1);
  });

  it('finds the name of a file that does not exist, outside of code to copy', () => {
    expect(broken('See `packages/ui/no-such-file.ts`.')).toHaveLength(1);
    expect(broken('See `packages/ui/package.json`.\n\n```sh\n`docs/none.ts`\n```\n')).toEqual([]);
  });
});

describe('the check of commands', () => {
  it.each([
    'pnpm start --load FILE.sql --as EMAIL',
    'npx --yes pnpm@12.21.0 ninefold init --install',
    'ninefold prove policies --check',
    'pnpm ninefold NAME --help',
    'pnpm ninefold sql --hide-policies',
    'pnpm test unit --shard 1/4 -- --project unit',
    'pnpm visual --only-changed',
    'pnpm new component NAME',
    'git clone --depth 1',
  ])('accepts %s', async (command) => {
    expect(await commandProblem(command)).toBeUndefined();
  });

  it.each([
    'pnpm begin',
    'pnpm start --lod FILE.sql',
    'pnpm ninefold chek',
    'ninefold check --instal',
    'pnpm build --hst netlify',
    'pnpm ninefold checks',
    'pnpm ninefold prove --check',
    'pnpm ninefold sql --hide',
    'pnpm ninefold --halp',
    'pnpm test --al',
    'pnpm visual --accept',
    'pnpm visual:review --only-changed',
    'pnpm new component --force NAME',
  ])('finds %s', async (command) => {
    expect(await commandProblem(command)).toContain(command);
  });

  it('reads the commands of shell blocks and of the text', () => {
    const source =
      'Run `pnpm types`, or `npx --yes pnpm@12.21.0 start`.\n\n```sh\npnpm a\npnpm b\n```\n';
    expect(commandsOf(source)).toEqual([
      'pnpm a',
      'pnpm b',
      'pnpm types',
      'npx --yes pnpm@12.21.0 start',
    ]);
  });
});

it('a page is read by its sentences, without code, tags and tables', () => {
  const source =
    '<Meta title="a" />\n\n# Heading\n\nIt runs `pnpm start`. Then “it stops.” What now?\n\n- First item\n- Second [item](./a.mdx)\n\n| a | b |\n\n```sh\npnpm test\n```\n';
  expect(sentencesOf(source).map(({ text, words }) => `${words} ${text}`)).toEqual([
    '3 It runs Code.',
    '3 Then “it stops.',
    '2 What now?',
    '2 First item',
    '2 Second item',
  ]);
  const [easy, hard] = [
    'The cat sat on the mat.',
    'Organisational accountability necessitates comprehensive documentation.',
  ].map((text) => sentencesOf(text)[0]?.grade ?? 0);
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(20);
});
