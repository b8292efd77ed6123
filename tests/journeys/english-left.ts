import { readFileSync } from 'node:fs';
import { fieldLabels } from '@ninefold/specification/catalog';
import type { Page } from 'playwright';
import { inLanguage } from '../../packages/specification/src/declaration/index.ts';
import { specification } from '../../apps/workshop/specification.ts';
import { messageAreas, sourceFiles } from '../structure/message-sources.ts';

const discovered = new URL('../../apps/workshop/discovered.ts', import.meta.url);

/** Messages in English that have no arguments, by their text. What the example's data says too is left out. */
function englishMessages(): ReadonlySet<string> {
  const names = [...readFileSync(discovered, 'utf8').matchAll(/'(\w+)'|(\w+):/g)].map(
    ([, value, key]) => ({ name: value ?? key ?? '', kind: 'other', refers: false }) as const,
  );
  const data = JSON.stringify([inLanguage(specification), ...fieldLabels(names).values()]);
  const areas = sourceFiles(
    'packages/{ui,screens,inspector,data,specification,values}/src/**/*.{ts,tsx}',
  );
  const plain = areas
    .flatMap(messageAreas)
    .flatMap(({ english }) => Object.values(english))
    .filter((text) => /\p{Ll}{2}/u.test(text) && !/[{<]/.test(text))
    .filter((text) => !data.includes(JSON.stringify(text)));
  return new Set(plain);
}

const english = englishMessages();

/** Finds texts on a page that are messages, still in English: between elements, and in what is read aloud. */
export async function englishLeft(
  page: Page,
  isTranslation: (text: string) => boolean,
): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim());
  });
  return [...new Set(texts)].filter((text) => english.has(text) && !isTranslation(text));
}
