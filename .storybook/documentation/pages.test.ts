import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { commandProblem, commandsOf } from './commands.ts';
import { readGuide } from './documentation-plugin.ts';
import { asMdx, pictureFile, tagsOf } from './expand.ts';
import { brokenLinks, type LinkTargets, storyIds } from './links.ts';
import { readPages, root } from './pages.ts';
import { gradeOf, sentencesOf } from './reading-ease.ts';
import { references } from './reference.ts';

const pages = readPages();
const guide = await readGuide();
const { entries } = await readCatalogue();
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const targets: LinkTargets = {
  stories: storyIds(),
  documents: new Set([
    ...entries.map(({ docsId }) => docsId),
    ...pages.map(({ docsId }) => docsId),
  ]),
  anchors: new Map(
    pages.map(({ file, docsId }) => [
      file,
      guide.find((page) => page.docsId === docsId)?.anchors.map(({ id }) => id) ?? [],
    ]),
  ),
};

describe.each(pages)('$file', (page) => {
  it('has a place in the sidebar', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
    expect(preview).toContain(`'${page.title.split('/').at(-1)}',`);
  });

  it('shows samples that are files, and parts that the code has', async () => {
    const names = tagsOf(page.source).map(({ name }) => name);
    const known = ['Meta', 'Picture', ...Object.keys(references)];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    await expect(asMdx(page)).resolves.toContain(page.name);
    const withoutCommands = page.source.replaceAll(/^```sh\n[^]*?^```$/gm, '');
    expect(withoutCommands, 'A sample is a file: use <Sample file="…" />').not.toContain('```');
  });

  it('has commands that exist', async () => {
    expect(await commandProblems(page.source)).toEqual([]);
  });

  it('shows accepted pictures', async () => {
    const stories = tagsOf(page.source).flatMap(({ name, attributes }) =>
      name === 'Picture' ? [attributes['story'] ?? ''] : [],
    );
    for (const story of stories) {
      const file = await pictureFile(story, 'light-1280');
      expect(
        file,
        `${story} has no accepted picture: accept it, or correct the page`,
      ).toBeDefined();
      expect(existsSync(join(root, file ?? ''))).toBe(true);
    }
  });

  it('has links that lead somewhere, and names files that exist', () => {
    expect(brokenLinks(page.file, page.source, targets)).toEqual([]);
  });

  it('is easy to read', () => {
    const sentences = sentencesOf(page.source);
    expect(hardSentences(page.source)).toEqual([]);
    expect(gradeOf(sentences.map(({ text }) => text))).toBeLessThanOrEqual(hardestPage);
  });
});

async function commandProblems(source: string): Promise<readonly (string | undefined)[]> {
  const problems = await Promise.all(commandsOf(source).map(commandProblem));
  return problems.filter((problem) => problem !== undefined);
}

/**
 * Eighth grade, which most adults read with ease, is the limit of a page; ours were between 3.7 and 6.7 when it was
 * set. GOV.UK's limit for a sentence is 25 words. A short one is only hard by its words, which are terms.
 */
const hardestPage = 8;
const longestSentence = 25;
const hardestSentence = 15;

function hardSentences(source: string): readonly string[] {
  return sentencesOf(source)
    .filter(({ words, grade }) => words > longestSentence || (words > 8 && grade > hardestSentence))
    .map(({ text, words, grade }) => `${words} words, grade ${grade.toFixed(0)}: ${text}`);
}

describe('README.md', () => {
  it('is one screen', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(60);
    expect(hardSentences(readme)).toEqual([]);
  });

  it('has links that lead somewhere, and commands that exist', async () => {
    expect(brokenLinks('README.md', readme, targets)).toEqual([]);
    expect(await commandProblems(readme)).toEqual([]);
  });
});

describe.each(['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])('%s', (file) => {
  it('has links that lead somewhere', () => {
    const links = brokenLinks(file, readFileSync(join(root, file), 'utf8'), targets);
    expect(links.filter((problem) => !problem.includes('names the file'))).toEqual([]);
  });
});
