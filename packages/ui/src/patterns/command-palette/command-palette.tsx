import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../components/dialog/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Kbd, pressesShortcut } from '../../components/kbd/index.ts';
import { isBrowserClick, useCreateHref } from '../../components/link/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import type { CommandPaletteProps, PaletteCommand } from './command-palette-props.ts';
import { findInGroups, type FoundGroup } from './match.ts';
import { commandPaletteMessages } from './messages.ts';
import { PaletteOption } from './palette-option.tsx';
import { useActiveCommand } from './use-active-command.ts';

const openNewKeys = 'Mod+Enter';

/**
 * Finds places, records and actions by typing, and goes there or does them. The focus stays in the
 * input, a combobox that controls the list: the active command is its active descendant. Its height
 * is fixed, so that nothing moves while results arrive.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { groups, text, onTextChange, shortcut, onClose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = useRef<() => void>(undefined);
  const createHref = useCreateHref();
  const found = findInGroups(groups, text);
  const all = found.flatMap((group) => [...group.found, ...retryOf(group)]);
  // A listbox may not be without options.
  const hasOptions = all.length > 0;
  const optionId = (commandId: string) => `${id}option-${encodeURIComponent(commandId)}`;
  const { active, point, move } = useActiveCommand(all, text, list, optionId);

  const choose = ({ id: commandId, onSelect, disabledReason }: PaletteCommand) => {
    if (disabledReason !== undefined) return;
    const retried = found.find((group) => retryId(group) === commandId);
    if (retried !== undefined) {
      retried.onRetry?.();
      return;
    }
    chosen.current = onSelect;
    onClose();
  };
  const press = (event: MouseEvent, command: PaletteCommand) => {
    // A new tab or window doesn't change this one.
    if (command.href === undefined || !isBrowserClick(event)) choose(command);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (shortcut !== undefined && pressesShortcut(event.nativeEvent, shortcut)) {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active === undefined) return;
      if (event.ctrlKey || event.metaKey) {
        const { href, disabledReason } = active;
        if (href === undefined || disabledReason !== undefined) return;
        window.open(createHref(href), '_blank', 'noopener');
      } else document.getElementById(optionId(active.id))?.click();
    } else if (move(event)) event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        data-slot="command-palette"
        aria-describedby={undefined}
        initialFocus={input}
        className="mt-[12dvh] h-[min(30rem,76dvh)] max-w-2xl overflow-clip max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:rounded-none max-sm:border-0 short:m-auto short:h-[calc(100dvh-2rem)] short:max-sm:h-dvh"
        onEscapeKeyDown={(event) => {
          if (text === '') return;
          event.preventDefault();
          onTextChange('');
        }}
        onFocusReturned={() => chosen.current?.()}
      >
        <DialogTitle className="sr-only">{commandPaletteMessages.label}</DialogTitle>
        <div className="flex shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
          <Search aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={commandPaletteMessages.label}
            aria-expanded={hasOptions}
            aria-autocomplete="list"
            aria-controls={hasOptions ? `${id}list` : undefined}
            aria-activedescendant={active && optionId(active.id)}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={commandPaletteMessages.label}
            value={text}
            onChange={({ target }) => onTextChange(target.value)}
            onKeyDown={keyDown}
            className="h-12 min-w-0 flex-1 bg-transparent text-lg text-ink outline-none placeholder:text-ink-subtle touch:text-[1rem]"
          />
          <DialogClose asChild>
            <IconButton label={commandPaletteMessages.close}>
              <X aria-hidden="true" />
            </IconButton>
          </DialogClose>
        </div>
        <div
          ref={list}
          id={`${id}list`}
          role={hasOptions ? 'listbox' : undefined}
          aria-label={hasOptions ? commandPaletteMessages.results : undefined}
          tabIndex={-1}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
        >
          {found.map((group) => (
            <PaletteGroupOptions
              key={group.id}
              id={`${id}${group.id}`}
              group={group}
              activeId={active?.id}
              optionId={optionId}
              onPoint={point}
              onPress={press}
            />
          ))}
          {all.length === 0 && !isLoading(found) && <Nothing />}
        </div>
        <output className="sr-only">{statusOf(found)}</output>
        <Hints />
      </DialogContent>
    </Dialog>
  );
}

interface PaletteGroupOptionsProps {
  readonly id: string;
  readonly group: FoundGroup;
  readonly activeId: string | undefined;
  readonly optionId: (commandId: string) => string;
  readonly onPoint: (commandId: string) => void;
  readonly onPress: (event: MouseEvent, command: PaletteCommand) => void;
}

/** The commands of a group below its title, and what is missing of them. */
function PaletteGroupOptions(props: PaletteGroupOptionsProps) {
  const { id, group, activeId, optionId, onPoint, onPress } = props;
  const { title, found, loading = false, empty } = group;
  const options = [...found, ...retryOf(group)];
  const note = loading ? commandPaletteMessages.searching : found.length === 0 ? empty : undefined;
  if (options.length === 0 && note === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box holds no fieldset
    <div role="group" aria-labelledby={id} className="not-first:mt-2">
      <div id={id} role="presentation" className="px-2 py-1 text-sm text-ink-subtle">
        {title}
      </div>
      {options.map((each) => (
        <PaletteOption
          key={each.command.id}
          id={optionId(each.command.id)}
          found={each}
          isActive={each.command.id === activeId}
          onPoint={() => onPoint(each.command.id)}
          onPress={(event) => onPress(event, each.command)}
        />
      ))}
      {note !== undefined && (
        // The status says it to screen readers.
        <div
          aria-hidden="true"
          className="flex min-h-9 items-center gap-2.5 px-2 text-md text-ink-subtle"
        >
          {loading && <Spinner size="small" />}
          {note}
        </div>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <div aria-hidden="true" className="grid gap-1 px-2 py-6 text-center">
      <span>{commandPaletteMessages.nothing}</span>
      <span className="text-md text-ink-subtle">{commandPaletteMessages.nothingAdvice}</span>
    </div>
  );
}

/** The keys of the palette, where there is a keyboard. */
function Hints() {
  const hints = [
    [<Kbd key="move">↑ ↓</Kbd>, commandPaletteMessages.move],
    [<Kbd key="open" shortcut="Enter" />, commandPaletteMessages.open],
    [<Kbd key="open new" shortcut={openNewKeys} />, commandPaletteMessages.openNew],
  ] as const;
  return (
    <div
      aria-hidden="true"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-subtle max-sm:hidden short:hidden touch:hidden"
    >
      {hints.map(([keys, does]) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys}
          {does}
        </span>
      ))}
    </div>
  );
}

const retryId = ({ id }: Pick<FoundGroup, 'id'>) => `retry ${id}`;

/** A group that failed ends with an option that loads it again: the keys reach it like any other. */
function retryOf(group: FoundGroup) {
  const { problem, onRetry, loading } = group;
  if (problem === undefined || onRetry === undefined || loading === true) return [];
  const command = { id: retryId(group), label: commandPaletteMessages.retry, detail: problem };
  return [{ command, ranges: [] }];
}

function isLoading(groups: readonly FoundGroup[]): boolean {
  return groups.some(({ loading }) => loading === true);
}

/** Announces the number of results once they are complete. */
function statusOf(groups: readonly FoundGroup[]): string {
  if (isLoading(groups)) return commandPaletteMessages.searching;
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const problems = groups.flatMap(({ problem }) => problem ?? []);
  const result =
    count === 0 ? commandPaletteMessages.nothing : commandPaletteMessages.found({ count });
  return [result, ...problems].join(' ');
}
