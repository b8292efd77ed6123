import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../components/search-field/index.ts';

export interface ListSearchProps {
  readonly label: string;
  readonly search: string;
  readonly onSearchChange: (text: string) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** The key that focuses it: `/`. */
  readonly shortcut?: string | undefined;
}

/** Milliseconds of rest after typing before the text is searched. */
const rest = 300;

/** A list's search field. Searches when typing pauses, on Enter, and when it is cleared. */
export function ListSearch({
  label,
  search,
  onSearchChange,
  className,
  ref,
  shortcut,
}: ListSearchProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  /** The last search, from here or from outside. */
  const [asked, setAsked] = useState(search);
  if (known !== search) {
    setKnown(search);
    // Going back, or clearing elsewhere, changes what is searched for. The
    // answer to what was asked here changes nothing: more may be typed by now.
    if (search.trim() !== asked.trim()) {
      setAsked(search);
      if (text === asked) setText(search);
    }
  }
  const ask = (wanted: string) => {
    if (wanted === asked) return;
    setAsked(wanted);
    onSearchChange(wanted);
  };
  const askRested = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      ref={ref}
      size="small"
      aria-keyshortcuts={shortcut}
      aria-label={label}
      placeholder={label}
      className={className}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value === '') ask('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask(text);
      }}
    />
  );
}
