import type { PaletteCommand, PaletteGroup } from './command-palette-props.ts';
import { fold, type Folded } from './fold.ts';

/** A part of a text, from `start` up to `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A command that a text finds. */
export interface FoundCommand {
  readonly command: PaletteCommand;
  /** The ranges of the label that the text matches. */
  readonly ranges: readonly Range[];
}

export interface FoundGroup extends Omit<PaletteGroup, 'commands'> {
  readonly found: readonly FoundCommand[];
}

/** Returns how well a word matches: the higher, the better. */
const scores = {
  whole: 100,
  start: 80,
  wordStart: 60,
  keywordStart: 50,
  initials: 40,
  within: 30,
  keywordWithin: 20,
  scattered: 10,
} as const;

/** Shorter words are in almost every text, letter by letter. */
const shortestScattered = 3;
/** The largest distance between the first and last letter of a match, in lengths of the word. */
const widestScattered = 1.5;

const isWord = /[\p{L}\p{N}]/u;

/**
 * Finds the commands of which each word of a text matches something: the beginning of the label, of a
 * word in it or of a keyword, the initials of its words, a part of them, or letters in their order.
 * The best come first; of equal ones, those that are given first.
 */
export function findCommands(
  commands: readonly PaletteCommand[],
  text: string,
): readonly FoundCommand[] {
  return scored(commands, text).map(({ found }) => found);
}

/** Finds the commands of groups, the group with the best one first, and last those that are searched. */
export function findInGroups(groups: readonly PaletteGroup[], text: string): readonly FoundGroup[] {
  const all = groups.map(({ commands, ...group }) => {
    const isLast = group.searched === true && text.trim() !== '';
    // A server may find what is spelt otherwise.
    const answers = isLast && group.outdated !== true;
    const found = answers ? commands.map((each) => asGiven(each, text)) : scored(commands, text);
    return {
      isLast,
      best: isLast ? 0 : (found[0]?.score ?? 0),
      group: { ...group, found: found.map((each) => each.found) },
    };
  });
  return all
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || b.best - a.best)
    .map(({ group }) => group);
}

/** A command that matches regardless of its label. */
function asGiven(command: PaletteCommand, text: string) {
  const match = matchCommand(command, wordsOf(fold(text).text));
  return { score: 0, found: { command, ranges: match?.ranges ?? [] } };
}

function scored(commands: readonly PaletteCommand[], text: string) {
  const words = wordsOf(fold(text).text);
  return commands
    .flatMap((command) => {
      const match = matchCommand(command, words);
      return match === undefined
        ? []
        : [{ score: match.score, found: { command, ranges: match.ranges } }];
    })
    .toSorted((a, b) => b.score - a.score);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

interface Match {
  readonly score: number;
  readonly ranges: readonly Range[];
}

function matchCommand(
  { label, keywords = [] }: PaletteCommand,
  words: readonly string[],
): Match | undefined {
  const folded = fold(label);
  const others = keywords.map((keyword) => fold(keyword).text);
  const ranges: Range[] = [];
  let sum = 0;
  for (const word of words) {
    const match = matchLabel(folded, word) ?? matchKeywords(others, word) ?? scatter(folded, word);
    if (match === undefined) return undefined;
    sum += match.score;
    ranges.push(...match.ranges);
  }
  const isWhole = words.length > 0 && wordsOf(folded.text).join(' ') === words.join(' ');
  return {
    score: isWhole ? scores.whole : sum / Math.max(words.length, 1),
    ranges: originalRanges(ranges, folded, label.length),
  };
}

/** Finds a word in a label, as written. */
function matchLabel({ text }: Folded, word: string): Match | undefined {
  const starts = wordStarts(text);
  const start = starts.find((each) => text.startsWith(word, each));
  if (start !== undefined) {
    const score = start === 0 ? scores.start : scores.wordStart;
    return { score, ranges: [{ start, end: start + word.length }] };
  }
  const initials = starts.map((each) => text[each]).join('');
  const first = word.length > 1 ? initials.indexOf(word) : -1;
  if (first !== -1) {
    const letters = starts.slice(first, first + word.length);
    return {
      score: scores.initials,
      ranges: letters.map((each) => ({ start: each, end: each + 1 })),
    };
  }
  const within = text.indexOf(word);
  if (within === -1) return undefined;
  return { score: scores.within, ranges: [{ start: within, end: within + word.length }] };
}

function matchKeywords(keywords: readonly string[], word: string): Match | undefined {
  const isStart = keywords.some((each) =>
    wordStarts(each).some((start) => each.startsWith(word, start)),
  );
  if (isStart) return { score: scores.keywordStart, ranges: [] };
  const isWithin = keywords.some((each) => each.includes(word));
  return isWithin ? { score: scores.keywordWithin, ranges: [] } : undefined;
}

/** Finds the letters of a word in their order, near each other: "wrkordr" in "Work orders". */
function scatter({ text }: Folded, word: string): Match | undefined {
  if (word.length < shortestScattered) return undefined;
  for (const start of wordStarts(text)) {
    const letters = lettersFrom(text, word, start);
    if (letters === undefined) continue;
    const span = (letters.at(-1) ?? start) + 1 - start;
    if (letters[0] !== start || span > word.length * widestScattered) continue;
    return {
      score: (scores.scattered * word.length) / span,
      ranges: letters.map((each) => ({ start: each, end: each + 1 })),
    };
  }
  return undefined;
}

function lettersFrom(text: string, word: string, start: number): readonly number[] | undefined {
  const letters: number[] = [];
  let next = start;
  for (const letter of word) {
    const found = text.indexOf(letter, next);
    if (found === -1) return undefined;
    letters.push(found);
    next = found + letter.length;
  }
  return letters;
}

/** Returns the positions at which the words of a text begin. */
function wordStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let wasWord = false;
  let index = 0;
  for (const character of text) {
    const is = isWord.test(character);
    if ((is && !wasWord) || index === 0) starts.push(index);
    wasWord = is;
    index += character.length;
  }
  return starts;
}

/** Returns the ranges in the original text, in order, those that touch as one. */
function originalRanges(
  ranges: readonly Range[],
  { at }: Folded,
  length: number,
): readonly Range[] {
  const found: { start: number; end: number }[] = [];
  const originals = ranges
    .map(({ start, end }) => ({ start: at[start] ?? 0, end: endOf(at, end - 1) ?? length }))
    .toSorted((a, b) => a.start - b.start);
  for (const { start, end } of originals) {
    const last = found.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** Returns where the original of a character ends: at the one after it, with the marks between them. */
function endOf(at: readonly number[], index: number): number | undefined {
  return at.slice(index).find((each) => each !== at[index]);
}
