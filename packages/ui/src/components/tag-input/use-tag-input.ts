import { formatList } from '@ninefold/messages';
import { type RefObject, useState } from 'react';
import { tagInputMessages } from './messages.ts';

/** The value of a text, or the problem with it. */
export type ParsedTag =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

export interface TagInputState {
  /** The tags in their order; the same one may be there twice. */
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: string[]) => void;
  /** Reads typed or pasted text; without it, text is trimmed. */
  readonly parse?: (text: string) => ParsedTag;
  /** Writes a value as its tag shows it. */
  readonly format?: (value: string) => string;
  /** Called with the value of text that is not a tag yet, and with undefined when there is none. */
  readonly onDraftChange?: (value: string | undefined) => void;
  /** Called with a message while `parse` finds a problem with the text, and with undefined when it no longer does. */
  readonly onProblemChange?: (problem: string | undefined) => void;
}

/** Keeps the tags, and the text that is not a tag yet. */
export function useTagInput(props: TagInputState, input: RefObject<HTMLInputElement | null>) {
  const { onValueChange, onDraftChange, onProblemChange, parse } = props;
  const { format = (value) => value } = props;
  const [ownTags, setOwnTags] = useState(props.defaultValue ?? []);
  const tags = props.value ?? ownTags;
  const [firstTags] = useState(tags);
  const [draft, setDraft] = useState('');
  const [message, setMessage] = useState('');

  const read = (text: string): ParsedTag => parse?.(text) ?? { value: text.trim() };
  const change = (next: readonly string[]) => {
    setOwnTags(next);
    onValueChange?.([...next]);
  };
  const type = (text: string) => {
    setDraft(text);
    const { value, problem } = text.trim() === '' ? {} : read(text);
    if (parse !== undefined) onProblemChange?.(problem);
    onDraftChange?.(value);
  };
  return {
    tags,
    draft,
    /** The last change, for screen readers. */
    message,
    format,
    type,
    /** Adds tags; text with a problem stays in the input. Returns true if there was any text. */
    add: (texts: readonly string[]) => {
      const parsed = texts
        .filter((text) => text.trim() !== '')
        .map((text) => ({ text, ...read(text) }));
      if (parsed.length === 0) return false;
      const added = parsed.flatMap(({ value }) => value ?? []);
      const unread = parsed.filter(({ value }) => value === undefined);
      if (added.length > 0) change([...tags, ...added]);
      type(unread.map(({ text }) => text).join(' '));
      const list = formatList(added.map(format));
      setMessage(
        unread[0]?.problem ?? tagInputMessages.tagsAdded({ count: added.length, tags: list }),
      );
      return true;
    },
    remove: (index: number) => {
      change(tags.toSpliced(index, 1));
      setMessage(tagInputMessages.tagRemoved({ tag: format(tags[index] ?? '') }));
      // Focus in the list moves to the next tag, while there is one.
      if (tags.length === 1) input.current?.focus();
    },
    reset: () => {
      change(firstTags);
      type('');
    },
  };
}
