import { Search } from 'lucide-react';
import { IconButton } from '../../components/icon-button/index.ts';
import { ariaShortcut, shortcutText } from '../../components/kbd/index.ts';
import type { FrameSearch } from './app-frame-props.ts';
import { appFrameMessages } from './messages.ts';

export interface SearchButtonProps {
  readonly search: FrameSearch;
  /** Without text, in a bar. */
  readonly iconOnly?: boolean;
}

/** Opens the command palette. It is no field: what is typed is typed there. */
export function SearchButton({ search, iconOnly = false }: SearchButtonProps) {
  // It is in the first load, and what it draws is cheaper than what would remember it.
  'use no memo';
  const { shortcut, onOpen, onPreload } = search;
  const props = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': ariaShortcut(shortcut),
    onClick: onOpen,
    onFocus: onPreload,
    onPointerEnter: onPreload,
  } as const;
  if (iconOnly) {
    return (
      <IconButton {...props} label={appFrameMessages.search}>
        <Search aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      {...props}
      className="flex h-control w-full min-w-0 items-center gap-2 rounded-md border border-line-control bg-panel px-2 text-start text-ink-subtle hover:border-ink-subtle"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex-1 truncate">{appFrameMessages.search}</span>
      <kbd aria-hidden="true" className="font-sans text-2xs font-medium">
        {shortcutText(shortcut)}
      </kbd>
    </button>
  );
}
