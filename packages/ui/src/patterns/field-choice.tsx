import { type KeyboardEvent, useId, useState } from 'react';
import { SearchField } from '../components/search-field/index.ts';
import { fieldChoiceMessages } from './field-choice-messages.ts';

interface ChosenField {
  readonly name: string;
  readonly label: string;
}

export interface FieldChoiceProps<Field extends ChosenField> {
  readonly fields: readonly Field[];
  readonly onSelect: (field: Field) => void;
}

/**
 * Chooses a field: typing narrows the list, the arrow keys go
 * through it and Enter takes one (ARIA Authoring Practices, "Combobox with
 * list autocomplete"; the list is always open).
 */
export function FieldChoice<Field extends ChosenField>({
  fields,
  onSelect,
}: FieldChoiceProps<Field>) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = matching(fields, text);
  // By its place among all: a column's name may hold blanks, which no id does,
  // and the option stays the same element's while the list narrows.
  const optionId = (field: Field) => `${id}option${fields.indexOf(field)}`;
  const current = found[active];

  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setActive(next);
    const field = found[next];
    if (field === undefined) return;
    document.getElementById(optionId(field))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends what an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter') {
      if (current !== undefined) onSelect(current);
    } else return;
    event.preventDefault();
  };

  return (
    <div data-slot="field-choice" className="flex flex-col gap-2">
      <SearchField
        // A datalist closes, and its options cannot be styled.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        aria-label={fieldChoiceMessages.find}
        placeholder={fieldChoiceMessages.find}
        autoComplete="off"
        spellCheck={false}
        // It was opened to type here.
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
        <output className="px-2 py-1.5 text-ink-subtle">{fieldChoiceMessages.none}</output>
      ) : (
        <ul
          id={`${id}list`}
          // The combobox pattern's list. A native select would take the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={fieldChoiceMessages.fields}
          className="-mx-2 max-h-[min(18rem,45dvh)] scroll-py-1 overflow-y-auto"
        >
          {found.map((field, index) => (
            // The combobox above handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={field.name}
              id={optionId(field)}
              // A native option is only valid in a select or a datalist.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
              role="option"
              aria-selected={index === active}
              className="flex min-h-item cursor-default items-center rounded-sm px-2 py-1 wrap-anywhere aria-selected:bg-hover forced-colors:aria-selected:system-highlight"
              onPointerMove={() => setActive(index)}
              onClick={() => onSelect(field)}
            >
              <bdi>{field.label}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the fields whose label contains the text, first those whose label starts with it. */
function matching<Field extends ChosenField>(
  fields: readonly Field[],
  text: string,
): readonly Field[] {
  const wanted = text.trim().toLocaleLowerCase();
  const place = ({ label }: Field) => label.toLocaleLowerCase().indexOf(wanted);
  const found = fields.filter((field) => place(field) !== -1);
  return found.toSorted((one, other) => Math.min(1, place(one)) - Math.min(1, place(other)));
}
