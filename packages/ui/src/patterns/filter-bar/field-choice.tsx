import { type KeyboardEvent, useId, useState } from 'react';
import { SearchField } from '../../components/search-field/index.ts';
import type { FieldDescriptor } from '../shapes.ts';
import type { FilterBarLabels } from './filter-bar-props.ts';

export interface FieldChoiceProps {
  readonly fields: readonly FieldDescriptor[];
  readonly onChoose: (field: FieldDescriptor) => void;
  readonly labels: FilterBarLabels;
}

/**
 * Chooses the field to filter by: typing narrows the list, the arrow keys go
 * through it and Enter takes one (ARIA Authoring Practices, "Combobox with
 * list autocomplete"; the list is always open).
 */
export function FieldChoice({ fields, onChoose, labels }: FieldChoiceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const wanted = text.trim().toLocaleLowerCase();
  const found = fields.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const optionId = (field: FieldDescriptor) => `${id}${field.name}`;
  const current = found[active];

  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setActive(next);
    const field = found[next];
    if (field !== undefined) {
      document
        .querySelector(`#${CSS.escape(optionId(field))}`)
        ?.scrollIntoView({ block: 'nearest' });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current !== undefined) onChoose(current);
    else if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-2">
      <SearchField
        size="small"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={current && optionId(current)}
        aria-label={labels.findField}
        placeholder={labels.findField}
        autoComplete="off"
        // The popover was opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 ? (
        <output className="px-2 py-1.5 text-ink-subtle">{labels.noField}</output>
      ) : (
        <ul
          id={`${id}list`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={labels.chooseField}
          className="-mx-2 max-h-72 overflow-y-auto"
        >
          {found.map((field, index) => (
            // The combobox above has the focus and the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={field.name}
              id={optionId(field)}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === active}
              className="cursor-default rounded-md px-2 py-1.5 hover:bg-hover aria-selected:bg-accent-soft forced-colors:aria-selected:outline-1"
              onPointerMove={() => setActive(index)}
              onClick={() => onChoose(field)}
            >
              {field.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
