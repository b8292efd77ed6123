import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { FieldChoice, type FieldToChoose } from '../field-choice.tsx';
import { fieldsMenuMessages } from './fields-menu-messages.ts';

/** So many fields can be seen at a glance; more need a search. */
const searchFrom = 9;

export interface FieldsMenuProps {
  /** Opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly className?: string;
  /** All fields, the list's own before those of the records that it refers to. */
  readonly fields: readonly FieldToChoose[];
  /** Names of the chosen ones, in order. */
  readonly chosen: readonly string[];
  /** Called with the same names in another order, or without one of them. */
  readonly onChosenChange: (chosen: readonly string[]) => void;
  readonly onAdd: (name: string) => void;
  /** Names of those that stay where they are: at the start. */
  readonly fixed?: readonly string[];
  /** Called to go back to what was chosen at first; absent where nothing else is. */
  readonly onReset?: (() => void) | undefined;
  /** Shown beside a chosen field. */
  readonly renderSettings?: (name: string, index: number) => ReactNode;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Below the fields to add. */
  readonly end?: ReactNode;
}

/** The chosen fields, which can be moved and removed, and below them those to add, behind their button. */
export function FieldsMenu(props: FieldsMenuProps) {
  const { trigger, title, className, fields, chosen, onChosenChange, onAdd } = props;
  const { fixed = [], onReset, renderSettings, note, end } = props;
  const id = useId();
  const [added, setAdded] = useState<FieldToChoose>();
  const { menu, focusOn } = useFocusAfter();
  const others = fields.filter(({ name }) => !chosen.includes(name));

  const move = (index: number, by: 1 | -1) => {
    focusOn(index + by, by === 1 ? 'chosen-down' : 'chosen-up');
    onChosenChange(chosen.toSpliced(index, 1).toSpliced(index + by, 0, chosen[index] ?? ''));
  };

  return (
    <Popover onOpenChange={() => setAdded(undefined)}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={`${id}title`} className={className}>
        <div ref={menu} className="flex flex-col gap-2">
          <div className="flex min-h-6 items-center justify-between gap-2">
            <h2 id={`${id}title`} className="text-md font-semibold">
              {title}
            </h2>
            {onReset !== undefined && (
              <Button
                size="small"
                variant="ghost"
                className="-me-2"
                onClick={() => {
                  // The button may go.
                  focusOn(-1, 'chosen-remove');
                  onReset();
                }}
              >
                {fieldsMenuMessages.reset}
              </Button>
            )}
          </div>
          {note}
          {chosen.length > 0 && (
            <ol className="-mx-1 flex max-h-[min(16rem,35dvh)] flex-col overflow-y-auto px-1 py-0.5 max-sm:gap-1">
              {chosen.map((name, index) => (
                <ChosenField
                  key={name}
                  position={index + 1}
                  label={labelOf(fields, name)}
                  isFixed={fixed.includes(name)}
                  isFirst={index === fixed.length}
                  isLast={index === chosen.length - 1}
                  onMove={(by) => move(index, by)}
                  onRemove={() => {
                    focusOn(Math.min(index, chosen.length - 2), 'chosen-remove');
                    onChosenChange(chosen.toSpliced(index, 1));
                  }}
                >
                  {renderSettings?.(name, index)}
                </ChosenField>
              ))}
            </ol>
          )}
          {others.length > 0 && (
            <FieldChoice
              fields={others}
              hasSearch={fields.length >= searchFrom}
              onSelect={(field) => {
                // With the last one the choice goes, and the focus would.
                if (others.length === 1) focusOn(chosen.length, 'chosen-remove');
                setAdded(field);
                onAdd(field.name);
              }}
            />
          )}
          <output className="sr-only">
            {added && fieldsMenuMessages.added({ field: labelOf(fields, added.name) })}
          </output>
          {end}
        </div>
      </PopoverContent>
    </Popover>
  );
}

function labelOf(fields: readonly FieldToChoose[], name: string): string {
  const field = fields.find((each) => each.name === name);
  if (field?.relation === undefined) return field?.label ?? name;
  return `${field.relation} › ${field.label}`;
}

interface ChosenFieldProps {
  readonly position: number;
  readonly label: string;
  readonly isFixed: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  /** Its settings. */
  readonly children: ReactNode;
}

function ChosenField(props: ChosenFieldProps) {
  const { position, label, isFixed, isFirst, isLast, onMove, onRemove, children } = props;
  return (
    <li
      data-slot="chosen-field"
      aria-label={fieldsMenuMessages.chosen({ position, field: label })}
      className="flex min-h-item flex-wrap items-center gap-x-2 gap-y-1"
    >
      <bdi className="min-w-24 flex-1 wrap-anywhere">{label}</bdi>
      {children}
      {!isFixed && (
        <div className="ms-auto flex">
          <IconButton
            size="small"
            data-slot="chosen-up"
            label={fieldsMenuMessages.moveUp({ field: label })}
            // It keeps the focus of who has moved the field here.
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            data-slot="chosen-down"
            label={fieldsMenuMessages.moveDown({ field: label })}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            data-slot="chosen-remove"
            label={fieldsMenuMessages.remove({ field: label })}
            onClick={onRemove}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

/** Keeps the focus with what a press has moved, or beside what it has removed. */
function useFocusAfter() {
  const menu = useRef<HTMLDivElement>(null);
  const next = useRef<{ readonly index: number; readonly slot: string }>(undefined);
  useEffect(() => {
    const wanted = next.current;
    if (wanted === undefined) return;
    next.current = undefined;
    const hasStayed = wanted.index === -1 && menu.current?.contains(document.activeElement);
    if (hasStayed === true) return;
    const row = menu.current?.querySelectorAll('[data-slot=chosen-field]')[wanted.index];
    const button = row?.querySelector<HTMLElement>(`[data-slot=${wanted.slot}]`);
    const choice = menu.current?.querySelector<HTMLElement>(
      '[data-slot=field-choice] :is(input, [role=listbox])',
    );
    (button ?? choice)?.focus();
  });
  return {
    menu,
    focusOn: (index: number, slot: string) => {
      next.current = { index, slot };
    },
  };
}
