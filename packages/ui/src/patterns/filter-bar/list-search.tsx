import { useEffect, useState } from 'react';
import { SearchField } from '../../components/search-field/index.ts';

export interface ListSearchProps {
  readonly label: string;
  readonly search: string;
  readonly onSearchChange: (text: string) => void;
  readonly className?: string;
}

/** How long typing rests before it counts, in milliseconds. */
const rest = 300;

/** What is searched for. It counts when typing rests, on Enter, and when it is emptied. */
export function ListSearch({ label, search, onSearchChange, className }: ListSearchProps) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // Going back, or clearing elsewhere, changes what is searched for without typing.
  if (known !== search) {
    setKnown(search);
    setText(search);
  }
  useEffect(() => {
    if (text === search) return undefined;
    const timer = setTimeout(() => onSearchChange(text), rest);
    return () => clearTimeout(timer);
  }, [text, search, onSearchChange]);
  return (
    <SearchField
      size="small"
      aria-label={label}
      placeholder={label}
      className={className}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearchChange(text);
      }}
      onClear={() => onSearchChange('')}
    />
  );
}
