import { Ellipsis, GripVertical } from 'lucide-react';
import type { HTMLAttributes, SyntheticEvent } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../../components/icon-button/index.ts';
import { useNavigate } from '../../components/link/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { CardContent } from '../record-list/index.ts';
import { type AvailableTransition, TransitionsMenu } from '../state-transitions/index.ts';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { boardMessages } from './messages.ts';

interface BoardCardsProps extends Pick<BoardProps, 'transitionsOf'> {
  readonly column: BoardColumn;
  /** Whether Tab leads to the cards of this column. */
  readonly isTabStop: boolean;
  /** The title first. */
  readonly fields: readonly FieldDescriptor[];
  /** The record whose transition is being saved. */
  readonly saving: RecordRow | undefined;
  /** Called with undefined when the card is no longer dragged. */
  readonly onDrag: (row: RecordRow | undefined) => void;
  /** @param id The `id` of a row of any column. */
  readonly onDrop: (id: string) => void;
  readonly onTransition: (row: RecordRow, transition: AvailableTransition) => void;
}

/** The type of a dragged card in the browser's drag data. */
const cardType = 'application/x-ninefold-record';

/** The cards of a column. It takes the cards of others. */
export function BoardCards(props: BoardCardsProps) {
  const { column, isTabStop, fields, saving, onDrag, onDrop } = props;
  const navigate = useNavigate();
  const { collapsed = false } = column;
  const rows = collapsed ? [] : (column.page?.rows ?? []);
  const name = column.state?.label ?? boardMessages.withoutState;
  const { dragAndDropHooks } = useDragAndDrop<RecordRow>({
    getItems: (keys) =>
      rows
        .filter(({ id }) => keys.has(id))
        .map(({ id, title }) => ({ [cardType]: id, 'text/plain': title })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [cardType],
    onDragStart: ({ keys }) => onDrag(rows.find(({ id }) => keys.has(id))),
    onDragEnd: () => onDrag(undefined),
    // A column has no order: a card is dropped on the whole column.
    onRootDrop: async ({ items }) => {
      const [item] = items.filter(isTextDropItem);
      if (item !== undefined) onDrop(await item.getText(cardType));
    },
  });
  return (
    <GridList
      data-slot="board-cards"
      aria-label={name}
      items={rows}
      dependencies={[fields, saving, isTabStop, props.transitionsOf]}
      keyboardNavigationBehavior="tab"
      render={(element) => <div {...element} tabIndex={isTabStop ? element.tabIndex : -1} />}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() =>
        collapsed ? (
          <span className="sr-only">{boardMessages.collapsed}</span>
        ) : (
          <p className="p-3 text-center text-ink-subtle">{boardMessages.empty}</p>
        )
      }
      className="flex flex-1 flex-col gap-2 rounded-sm -outline-offset-2 data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-focus focus-visible:-outline-offset-2 forced-colors:data-drop-target:outline-[Highlight]"
    >
      {(row) => (
        <BoardCard
          id={row.id}
          row={row}
          fields={fields}
          isTabStop={isTabStop}
          saving={saving?.id === row.id}
          transitions={props.transitionsOf(row)}
          onOpen={row.href === undefined ? undefined : () => navigate(row.href ?? '')}
          onTransition={(transition) => props.onTransition(row, transition)}
        />
      )}
    </GridList>
  );
}

/**
 * Leaves presses to the controls in a card. React Aria does so for those that Tab leads to, which are those of one card
 * alone, and opens the record by a press on others.
 */
function leavingControls<Props extends HTMLAttributes<HTMLElement>>(card: Props): Props {
  return {
    ...card,
    onPointerDown: unlessOnControl(card.onPointerDown),
    onClick: unlessOnControl(card.onClick),
  };
}

function unlessOnControl<Event extends SyntheticEvent>(
  handle: ((event: Event) => void) | undefined,
): (event: Event) => void {
  return (event) => {
    const { target } = event;
    const isOnControl = target instanceof Element && target.closest('a, button') !== null;
    if (!isOnControl) handle?.(event);
  };
}

interface BoardCardProps {
  /** React Aria tells items apart by the `id` prop of their element. */
  readonly id: string;
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
  /** Whether Tab leads to the cards of its column. */
  readonly isTabStop: boolean;
  readonly saving: boolean;
  readonly transitions: readonly AvailableTransition[];
  readonly onOpen: (() => void) | undefined;
  readonly onTransition: (transition: AvailableTransition) => void;
}

function BoardCard(props: BoardCardProps) {
  const { id, row, fields, isTabStop, saving, transitions, onOpen, onTransition } = props;
  return (
    <GridListItem
      id={id}
      data-slot="board-card"
      data-record={id}
      textValue={row.title}
      onAction={onOpen}
      render={(element) => (
        <div {...leavingControls(element)} tabIndex={isTabStop ? element.tabIndex : -1} />
      )}
      aria-busy={saving || undefined}
      className="relative flex cursor-default flex-col gap-1 rounded-sm border border-line bg-panel px-3 py-2 touch:min-h-25 touch:pe-12 focus-visible:-outline-offset-2 aria-busy:animate-pulse motion-reduce:aria-busy:animate-none aria-busy:opacity-60 data-dragging:opacity-50 data-hovered:border-line-strong"
    >
      {({ state }) => {
        // Tab leads on to what is in the card that it leads to.
        const tabIndex = isTabStop && state.selectionManager.focusedKey === id ? 0 : -1;
        return (
          <>
            <CardContent row={row} fields={fields} tabIndex={tabIndex} />
            <div className="absolute end-1 top-1.5 flex items-center touch:flex-col">
              {transitions.length > 0 && (
                <TransitionsMenu
                  trigger={
                    <IconButton
                      size="small"
                      variant="ghost"
                      // As high as the title’s line: its border would touch what is below.
                      className="pointer-fine:size-6"
                      tabIndex={tabIndex}
                      label={boardMessages.transitions({ title: row.title })}
                    >
                      <Ellipsis aria-hidden="true" />
                    </IconButton>
                  }
                  transitions={transitions}
                  onSelect={onTransition}
                />
              )}
              <Button
                slot="drag"
                excludeFromTabOrder={tabIndex < 0}
                aria-label={boardMessages.drag({ title: row.title })}
                className="grid size-6 cursor-grab place-items-center rounded-xs text-ink-subtle data-hovered:text-ink pointer-coarse:size-11"
              >
                <GripVertical aria-hidden="true" className="size-4" />
              </Button>
            </div>
          </>
        );
      }}
    </GridListItem>
  );
}
