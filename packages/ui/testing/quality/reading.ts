import { startReader } from './reader.ts';

/** Roles whose content is read as one name: what is inside is not read again. */
const readAsOne =
  /^(button|checkbox|img|link|menuitem|menuitemcheckbox|menuitemradio|meter|option|progressbar|radio|scrollbar|separator|slider|switch|tab)\b/;

/** Returns the page as a screen reader reads it, indented by nesting. */
export async function readAloud(container: HTMLElement): Promise<readonly string[]> {
  const show = hideAnnouncers(container);
  const { virtual, stop } = await startReader(container);
  const start = { node: virtual.activeNode, phrase: await virtual.lastSpokenPhrase() };
  const phrases = [start.phrase];
  for (;;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    // After the end it begins again.
    if (virtual.activeNode === start.node && phrase === start.phrase) break;
    phrases.push(phrase);
  }
  await stop();
  show();
  return nested(phrases.filter((phrase) => !/^(end of )?document$/.test(phrase)));
}

/** Leaves out the live regions that react-aria keeps in the page. */
function hideAnnouncers(container: HTMLElement): () => void {
  const announcers = container.querySelectorAll<HTMLElement>('[data-live-announcer]');
  for (const announcer of announcers) announcer.hidden = true;
  return () => {
    for (const announcer of announcers) announcer.hidden = false;
  };
}

/** Shows by indentation what the phrases "end of …" say. */
function nested(phrases: readonly string[]): readonly string[] {
  const lines: string[] = [];
  const open: string[] = [];
  for (const [index, phrase] of phrases.entries()) {
    if (open.length > 0 && endsOf(open.at(-1)).includes(phrase)) {
      open.pop();
      continue;
    }
    if (!open.some((around) => readAsOne.test(around)))
      lines.push(`${'  '.repeat(open.length)}${phrase}`);
    if (endsOf(phrase).some((end) => phrases.includes(end, index))) open.push(phrase);
  }
  return lines;
}

/** The words at the end of an element with a role, and of one without. */
function endsOf(phrase: string | undefined): readonly string[] {
  return [`end of ${phrase}`, `end, ${phrase}`];
}
