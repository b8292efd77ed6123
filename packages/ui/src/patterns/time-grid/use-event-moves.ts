import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type ScreenAction, useScreenActions } from '../screen-actions/index.ts';
import type { GridMoves, Moving } from './grid-moves.ts';
import { timeGridMessages } from './messages.ts';
import { endOf, isInBand, minutesOfDay } from './place-events.ts';
import { eventAt, startPointerMove } from './pointer-move.ts';
import type { CalendarEvent, EventMoves, SpanChange, TimeSpan } from './time-grid-props.ts';
import { startOfDay, type Times } from './times.ts';
import { type EventLayout, keyStep, movedSpan } from './span-change.ts';

interface EventMovesOptions {
  /** The accessible name of the calendar. */
  readonly label: string;
  readonly moves: EventMoves | undefined;
  readonly events: readonly CalendarEvent[];
  readonly days: readonly string[];
  readonly times: Times;
  /** In a month, events are moved by days, and keep their length. */
  readonly isMonth?: boolean;
}

/** Moves events by pointer and by keyboard. Each step is said in words. */
export function useEventMoves(grid: RefObject<HTMLElement | null>, options: EventMovesOptions) {
  const { label, moves, events, days, times, isMonth = false } = options;
  const hint = useId();
  const [moving, setMoving] = useState<Moving>();
  const [saving, setSaving] = useState<CalendarEvent>();
  const [moved, setMoved] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  /** A drag ends with a click, which opens nothing. */
  const isDragged = useRef(false);
  const endDrag = useRef<() => void>(undefined);
  // Nothing is saved of a calendar that is gone, with the person it was for.
  useEffect(() => () => endDrag.current?.(), []);
  useEffect(() => {
    const { current } = grid;
    const stay = (touch: Event) => {
      if (isDragged.current) touch.preventDefault();
    };
    // A finger that moves an event scrolls nothing. React's listener can't prevent it.
    current?.addEventListener('touchmove', stay, { passive: false });
    return () => current?.removeEventListener('touchmove', stay);
  }, [grid]);
  useScreenActions(moves === undefined ? [] : moveKeys(label, isMonth));
  const follow = useFocusOfMoved(grid);
  const bounds: TimeSpan = {
    start: startOfDay(days[0] ?? ''),
    end: startOfDay(days.at(-1) ?? '') + minutesOfDay,
  };
  const layoutOf = (event: CalendarEvent): EventLayout =>
    isMonth ? 'month' : isInBand(event) ? 'band' : 'hours';
  const canResize = (event: CalendarEvent) => !isMonth && moves?.canResize(event) === true;

  const begin = (event: CalendarEvent, isByKeyboard: boolean): boolean => {
    if (moves === undefined) return false;
    const reason =
      saving === undefined
        ? moves.fixedReasonOf(event)
        : timeGridMessages.busy({ title: saving.row.title });
    setProblem(reason);
    if (reason !== undefined) return false;
    setMoving({ event, change: { start: 0, end: 0 }, isByKeyboard });
    if (isByKeyboard) {
      const words = canResize(event) ? 'pickedUpToResize' : 'pickedUp';
      setMessage(timeGridMessages[words]({ title: event.row.title }));
    }
    return true;
  };
  const changeTo = (event: CalendarEvent, change: SpanChange, isByKeyboard: boolean) => {
    const isSame = change.start === 0 && change.end === 0;
    const rejection = isSame ? undefined : moves?.rejectionOf(event, change);
    setMoving({ event, change, isByKeyboard, rejection });
    const when = times.when(movedSpan(event.span, change));
    setMessage(
      [timeGridMessages.movedTo({ title: event.row.title, when }), rejection]
        .filter(Boolean)
        .join(' '),
    );
  };
  const cancel = () => {
    if (moving === undefined) return;
    setMoving(undefined);
    setMessage(timeGridMessages.cancelled({ title: moving.event.row.title }));
  };
  const drop = async (event: CalendarEvent, change: SpanChange, isByKeyboard: boolean) => {
    setMoving(undefined);
    if (moves === undefined || (change.start === 0 && change.end === 0)) {
      setMessage(timeGridMessages.cancelled({ title: event.row.title }));
      return;
    }
    const rejection = moves.rejectionOf(event, change);
    setProblem(rejection);
    if (rejection !== undefined) return;
    setMessage(
      timeGridMessages.dropped({
        title: event.row.title,
        when: times.when(movedSpan(event.span, change)),
      }),
    );
    if (isByKeyboard) follow(event.row.id);
    setMoved(event.row.id);
    setSaving(event);
    try {
      await moves.onMove(event, change);
    } finally {
      setSaving(undefined);
    }
  };

  const onKeyDown = (key: KeyboardEvent<HTMLElement>) => {
    if (key.altKey || key.ctrlKey || key.metaKey) return;
    const event = eventAt(key.target, events);
    if (event === undefined || moves === undefined) return;
    if (moving === undefined) {
      if (key.key !== ' ') return;
      key.preventDefault();
      begin(event, true);
      return;
    }
    if (key.key === 'Tab') return cancel();
    key.preventDefault();
    if (key.key === 'Escape') return cancel();
    if (key.key === 'Enter' || key.key === ' ') {
      return void drop(moving.event, moving.change, true);
    }
    const isRtl = getComputedStyle(key.currentTarget).direction === 'rtl';
    const step = keyStep(key, layoutOf(event), isRtl);
    if (step === undefined || (key.shiftKey && !canResize(event))) return undefined;
    const change = {
      start: moving.change.start + (key.shiftKey ? 0 : step),
      end: moving.change.end + step,
    };
    if (isWithin(event, change, bounds)) changeTo(event, change, true);
    return undefined;
  };

  const onPointerDown = (pointer: PointerEvent<HTMLElement>) => {
    isDragged.current = false;
    const event = eventAt(pointer.target, events);
    if (pointer.button !== 0 || event === undefined || moves === undefined) return;
    if (grid.current === null) return;
    endDrag.current?.();
    const isByDay = layoutOf(event) !== 'hours';
    endDrag.current = startPointerMove(pointer.nativeEvent, grid.current, event, isByDay, {
      onStart: () => {
        isDragged.current = true;
        return begin(event, false);
      },
      onChange: (change) => {
        if (isWithin(event, change, bounds)) changeTo(event, change, false);
      },
      isAllowed: (change) => isWithin(event, change, bounds),
      onDrop: (change) => void drop(event, change, false),
      onCancel: () => {
        setMoving(undefined);
        setMessage(timeGridMessages.cancelled({ title: event.row.title }));
      },
    });
  };

  const onClickCapture = (click: MouseEvent) => {
    if (!isDragged.current) return;
    isDragged.current = false;
    click.preventDefault();
    click.stopPropagation();
  };

  /** The browser's menu of a link, which a finger that rests opens. */
  const onContextMenu = (menu: MouseEvent) => {
    if (isDragged.current) menu.preventDefault();
  };

  return {
    moves: {
      moving,
      saving,
      moved,
      movesOf: (event) =>
        moves === undefined || moves.fixedReasonOf(event) !== undefined
          ? {}
          : { hint, canResize: canResize(event) },
    } satisfies GridMoves,
    messages: { hint, problem, message, isMoving: moving !== undefined },
    handlers: { onKeyDown, onPointerDown, onClickCapture, onContextMenu },
  };
}

/** Returns the keys that move events, for the list of all keys. */
function moveKeys(part: string, isMonth: boolean): readonly ScreenAction[] {
  const keys = [
    { id: 'move event', label: timeGridMessages.move, shortcut: 'Space' },
    { id: 'resize event', label: timeGridMessages.resize, shortcut: 'Shift+↓' },
  ];
  const offered = isMonth ? keys.slice(0, 1) : keys;
  return offered.map((key) => ({ ...key, part, handlesKeys: true, keysOnly: true }));
}

/** Whether an event still has a length, and begins on a shown day unless it began before. */
function isWithin({ span }: CalendarEvent, change: SpanChange, bounds: TimeSpan): boolean {
  const { start } = movedSpan(span, change);
  const end = endOf(span) + change.end;
  const least = span.isAllDay === true ? minutesOfDay : 15;
  if (end - start < least) return false;
  return change.start === 0 || (start >= bounds.start && start < endOf(bounds));
}

/** Gives the focus to an event that was moved by keyboard once it is drawn at its new place, unless it has gone elsewhere. */
function useFocusOfMoved(grid: RefObject<HTMLElement | null>): (id: string) => void {
  const moved = useRef<string>(undefined);
  useEffect(() => {
    const { current } = grid;
    const { activeElement: active } = document;
    if (moved.current === undefined || current === null) return;
    if (active !== null && active !== document.body) {
      if (!current.contains(active)) moved.current = undefined;
      return;
    }
    const id = moved.current;
    const folded = [...current.querySelectorAll<HTMLElement>('[data-folded]')].find((each) =>
      each.dataset['folded']?.split('\n').includes(id),
    );
    const shown = current.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"] a`);
    (shown ?? folded)?.focus();
  });
  return (id) => {
    moved.current = id;
  };
}
