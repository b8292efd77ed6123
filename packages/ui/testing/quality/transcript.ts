import type { ComponentStories } from './component-stories.ts';
import { afterLayout } from './layout.ts';
import { listenForKeys } from './key-presses.ts';
import { readAloud } from './reading.ts';
import { listen, type Spoken } from './spoken.ts';

/** Stories that are read without a play: closed ones, and those that open over the page. */
const read = ['Default', 'Open'];

/** A whole screen is not read to its end. */
const longest = 40;

/**
 * What a screen reader says of a component, as text: its main stories read from
 * start to end, and every story whose play presses a row of its keyboard table.
 * A virtual reader words roles, names and states by the standards; real ones
 * say them in their own words and order.
 */
export async function transcriptOf({ component, record, load }: ComponentStories): Promise<string> {
  const sections: string[] = [];
  for (const [name, story] of inOrder(Object.entries(await load()))) {
    if (read.includes(name)) {
      await story.run();
      await afterLayout();
      sections.push(
        `${name}, read from start to end\n${lines(cut(await readAloud(document.body)))}`,
      );
    }
    const presses = listenForKeys(record, component);
    const spoken = await listen(document.body, () => story.run());
    presses.stop();
    if (Object.keys(record.keyboard).some((keys) => presses.keys.has(keys)))
      sections.push(`${name}, played\n${table(spoken)}`);
  }
  return `${record.name}\n\n${sections.join('\n\n')}\n`;
}

/** Sorts the default first, then its keyboard story, then the rest alphabetically. */
function inOrder<Story>(stories: readonly (readonly [string, Story])[]): typeof stories {
  const first = [...read, 'Keyboard'];
  const place = (name: string): number =>
    first.includes(name) ? first.indexOf(name) : first.length;
  return stories.toSorted(([a], [b]) => place(a) - place(b));
}

function cut(phrases: readonly string[]): readonly string[] {
  const more = phrases.length - longest;
  return more > 0 ? [...phrases.slice(0, longest), `… and ${more} phrases more`] : phrases;
}

function lines(phrases: readonly string[]): string {
  return phrases.map((phrase) => `  ${phrase}`).join('\n');
}

/** Two columns: what is done, what is said; below them what was announced by itself. */
function table({ steps, announced }: Spoken): string {
  const width = Math.max(...steps.map(({ done }) => done.length));
  const rows = steps.flatMap(({ done, said }) =>
    (said.length === 0 ? ['(nothing)'] : said).map(
      (phrase, index) => `  ${(index === 0 ? done : '').padEnd(width)}  ${phrase}`,
    ),
  );
  const meanwhile =
    announced.length === 0
      ? []
      : ['  announced meanwhile', lines(announced.map((phrase) => `  ${phrase}`))];
  return [...rows, ...meanwhile].join('\n');
}
