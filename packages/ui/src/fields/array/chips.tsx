import type { ReactNode } from 'react';
import { fieldDisplayMessages } from '../messages.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Chips that a cell has room for. */
const maxChipsInCell = 3;

interface ChipsProps<Item> extends Pick<FieldDisplayProps, 'place'> {
  readonly items: readonly Item[];
  /** Returns the content of an item's chip. */
  readonly children: (item: Item) => ReactNode;
}

/** Several values of one field, a chip each. */
export function Chips<Item>({ items, place, children }: ChipsProps<Item>) {
  if (items.length === 0) {
    return (
      <span className="text-ink-subtle italic">{fieldDisplayMessages.entries({ count: 0 })}</span>
    );
  }
  const visible = place === 'cell' ? items.slice(0, maxChipsInCell) : items;
  const hidden = items.length - visible.length;
  return (
    <span className="inline-flex items-center gap-2">
      <ul className={place === 'cell' ? 'flex gap-1' : 'flex flex-wrap gap-1'}>
        {visible.map((item, index) => (
          <li
            // Elements have no identity but their position.
            key={index}
            className="max-w-48 truncate rounded-xs border border-line-strong bg-panel px-1.5 text-sm"
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <span className="text-sm text-ink-subtle">
          {fieldDisplayMessages.more({ count: hidden })}
        </span>
      )}
    </span>
  );
}
