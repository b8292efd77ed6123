import { type PageStyles, type StyledElement, valueSeparator } from '../picture/index.ts';
import { withoutReactIds } from './accessibility-tree.ts';
import type { StoryPage } from './story-page.ts';

/** Most elements look like others: their values are kept once. */
const known = new Map<string, string>();

/**
 * Reads the style of each element that a page shows.
 *
 * @returns undefined where the page was left, or does not answer: the picture was taken, and counts.
 */
export async function readStyles({ page, within }: StoryPage): Promise<PageStyles | undefined> {
  const reading = page.evaluate(stylesInPage, valueSeparator);
  const styles = await within('Reading styles', reading).catch(() => undefined);
  // Each build is served from another port.
  const { origin } = new URL(page.url());
  return (
    styles && {
      names: styles.names,
      elements: styles.elements.map((element) => {
        const values = withoutReactIds(element.values).replaceAll(origin, '');
        if (!known.has(values)) known.set(values, values);
        return { ...element, values: known.get(values)! };
      }),
    }
  );
}

/**
 * Runs in the page, so it can't use anything outside itself. Waits until Storybook is finished with the story,
 * because its addons add elements at the end.
 */
async function stylesInPage(separator: string): Promise<PageStyles> {
  const preview = window.__STORYBOOK_PREVIEW__!;
  const phase = (): string => preview.currentRender?.phase ?? 'finished';
  while (!['finished', 'errored', 'aborted'].includes(phase())) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  // Logical sides are the same in both directions. Custom properties change nothing by themselves.
  const repeated = /^-|\b(top|right|bottom|left)\b|\b(inline|block)-size$|-[xy]$/;
  const names = [...getComputedStyle(document.body)].filter((name) => !repeated.test(name));
  const elements: StyledElement[] = [];
  const add = (element: StyledElement): number => elements.push(element) - 1;
  const visit = (element: Element, parent: number | undefined): void => {
    const map = element.computedStyleMap();
    if (String(map.get('display')) === 'none') return;
    const index = add({
      tag: element.localName,
      slot: element.getAttribute('data-slot') ?? undefined,
      parent,
      hasStyleAttribute: element.hasAttribute('style'),
      values: names.map((name) => String(map.get(name))).join(separator),
    });
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.content === 'normal') continue;
      const values = names.map((name) => style.getPropertyValue(name)).join(separator);
      add({ tag: element.localName + pseudo, parent: index, hasStyleAttribute: false, values });
    }
    for (const child of element.children) visit(child, index);
  };
  visit(document.body, undefined);
  return { names, elements };
}
