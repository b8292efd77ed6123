import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { Select } from '../../components/select/index.ts';
import type { FieldDescriptor, SortKey } from '../../shapes/index.ts';
import type { SortChooserProps } from './record-list-props.ts';
import { sortMenuMessages } from './sort-menu-messages.ts';

/** The columns that a list is sorted by, the first one first, behind their button. */
export function SortMenu(props: SortChooserProps & { readonly trigger: ReactElement }) {
  const { trigger, sort, onSortChange } = props;
  const id = useId();
  const { list, focusOn } = useFocusAfter();
  const columns = columnsOf(props);
  const unused = columns.find(({ value }) => sort.every((key) => columnOf(key) !== value));

  const move = (index: number, by: 1 | -1) => {
    const key = sort[index];
    if (key === undefined || sort[index + by] === undefined) return;
    focusOn(index + by, by === 1 ? 'sort-down' : 'sort-up');
    onSortChange(sort.toSpliced(index, 1).toSpliced(index + by, 0, key));
  };

  return (
    <Popover>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="end"
        aria-labelledby={`${id}title`}
        className="w-[min(40rem,calc(100vw-1rem))]"
      >
        <div ref={list} className="flex flex-col gap-3">
          <div className="flex min-h-6 items-center justify-between gap-2">
            <h2 id={`${id}title`} className="text-md font-semibold">
              {sortMenuMessages.sortBy}
            </h2>
            {sort.length > 0 && (
              <Button
                size="small"
                variant="ghost"
                className="-me-2"
                onClick={() => {
                  focusOn(-1, 'sort-add');
                  onSortChange([]);
                }}
              >
                {sortMenuMessages.clear}
              </Button>
            )}
          </div>
          {sort.length === 0 && <p className="text-ink-subtle">{sortMenuMessages.none}</p>}
          {sort.length > 0 && (
            <ol className="flex flex-col gap-2">
              {sort.map((key, index) => (
                <SortKeyRow
                  key={columnOf(key)}
                  sortKey={key}
                  position={index + 1}
                  columns={columns.filter(
                    ({ value }) =>
                      value === columnOf(key) || sort.every((other) => columnOf(other) !== value),
                  )}
                  onChange={(next) => onSortChange(sort.with(index, next))}
                  onMove={(by) => move(index, by)}
                  onRemove={() => {
                    focusOn(Math.min(index, sort.length - 2), 'sort-remove');
                    onSortChange(sort.toSpliced(index, 1));
                  }}
                />
              ))}
            </ol>
          )}
          {unused !== undefined && (
            <Button
              size="small"
              variant="ghost"
              data-slot="sort-add"
              className="-mx-2 self-start"
              start={<Plus aria-hidden="true" />}
              onClick={() => {
                focusOn(sort.length, 'sort-field');
                onSortChange([...sort, { ...keyOf(unused.value), direction: 'ascending' }]);
              }}
            >
              {sortMenuMessages.add}
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  );
}

interface SortKeyRowProps {
  readonly sortKey: SortKey;
  readonly position: number;
  readonly columns: readonly Column[];
  readonly onChange: (key: SortKey) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function SortKeyRow(props: SortKeyRowProps) {
  const { sortKey, position, columns, onChange, onMove, onRemove } = props;
  const column = columnOf(sortKey);
  const name = columns.find(({ value }) => value === column)?.label ?? sortKey.field;
  const known = columns.some(({ value }) => value === column);
  const { nulls: _, ...withoutNulls } = sortKey;
  return (
    <li
      data-slot="sort-key"
      aria-label={sortMenuMessages.key({ position, field: name })}
      className="flex flex-wrap items-center gap-2 max-sm:border-b max-sm:border-line max-sm:pb-2"
    >
      <Select
        size="small"
        className="min-w-32 flex-1 basis-40"
        aria-label={sortMenuMessages.column}
        value={column}
        options={known ? columns : [{ value: column, label: name }, ...columns]}
        onChange={({ target }) => onChange({ ...withoutColumn(sortKey), ...keyOf(target.value) })}
      />
      <Select
        size="small"
        className="w-auto"
        aria-label={sortMenuMessages.direction}
        value={sortKey.direction}
        options={[
          { value: 'ascending', label: sortMenuMessages.ascending },
          { value: 'descending', label: sortMenuMessages.descending },
        ]}
        onChange={({ target }) =>
          onChange({
            ...sortKey,
            direction: target.value === 'descending' ? 'descending' : 'ascending',
          })
        }
      />
      <Select
        size="small"
        className="w-auto"
        aria-label={sortMenuMessages.emptyValues}
        value={sortKey.nulls ?? 'last'}
        options={[
          { value: 'last', label: sortMenuMessages.emptyLast },
          { value: 'first', label: sortMenuMessages.emptyFirst },
        ]}
        onChange={({ target }) =>
          onChange(target.value === 'first' ? { ...sortKey, nulls: 'first' } : withoutNulls)
        }
      />
      <div className="ms-auto flex">
        <IconButton
          size="small"
          data-slot="sort-up"
          label={sortMenuMessages.moveUp({ field: name })}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          data-slot="sort-down"
          label={sortMenuMessages.moveDown({ field: name })}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          data-slot="sort-remove"
          label={sortMenuMessages.remove({ field: name })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

interface Column {
  /** JSON of the field, and of the field of the record that it refers to. */
  readonly value: string;
  readonly label: string;
}

/** The columns of a list, and those of the records that they refer to. */
function columnsOf({ fields, relations }: SortChooserProps): readonly Column[] {
  const own = fields
    .filter(canSort)
    .map(({ name, label }) => ({ value: columnOf({ field: name }), label }));
  const related = (relations?.() ?? []).flatMap(({ field, label, fields: of }) =>
    field === undefined
      ? []
      : of.filter(canSort).map(({ name, label: column }) => ({
          value: columnOf({ field, by: name }),
          label: `${label} → ${column}`,
        })),
  );
  return [...own, ...related];
}

function canSort({ sortable }: FieldDescriptor): boolean {
  return sortable !== false;
}

function columnOf({ field, by }: Pick<SortKey, 'field' | 'by'>): string {
  return JSON.stringify(by === undefined ? [field] : [field, by]);
}

function keyOf(column: string): Pick<SortKey, 'field' | 'by'> {
  const [field = '', by] = JSON.parse(column) as readonly string[];
  return by === undefined ? { field } : { field, by };
}

function withoutColumn({ field: _field, by: _by, ...key }: SortKey): Omit<SortKey, 'field' | 'by'> {
  return key;
}

/** Keeps the focus with what a press has moved, or beside what it has removed. */
function useFocusAfter() {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ readonly index: number; readonly slot: string }>(undefined);
  useEffect(() => {
    const wanted = next.current;
    if (wanted === undefined) return;
    next.current = undefined;
    const row = list.current?.querySelectorAll('[data-slot=sort-key]')[wanted.index];
    const part = row?.querySelector<HTMLElement>(`[data-slot=${wanted.slot}]`);
    // A key that was added has its column chosen.
    const control = part ?? row?.querySelector<HTMLElement>('select');
    const add = list.current?.querySelector<HTMLElement>('[data-slot=sort-add]');
    (control ?? add)?.focus();
  });
  return {
    list,
    focusOn: (index: number, slot: string) => {
      next.current = { index, slot };
    },
  };
}
