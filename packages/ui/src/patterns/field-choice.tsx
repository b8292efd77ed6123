import { type KeyboardEvent, useId, useState } from 'react';
import { SearchField } from '../components/search-field/index.ts';
import { fieldChoiceMessages } from './field-choice-messages.ts';

/** A field to choose: of a list, or of the records that a reference of it leads to. */
export interface FieldToChoose {
  readonly name: string;
  readonly label: string;
  /** Label of the reference whose records have it. The fields of a relation are a group. */
  readonly relation?: string;
}

export interface FieldChoiceProps<Field extends FieldToChoose> {
  readonly fields: readonly Field[];
  readonly onSelect: (field: Field) => void;
  /** Without a search, the list itself takes the focus and the keys. */
  readonly hasSearch?: boolean;
}

/**
 * Chooses a field: typing narrows the list, by the labels of fields and relations, the arrow keys go
 * through it and Enter takes one (ARIA Authoring Practices, "Combobox with
 * list autocomplete"; the list is always open). Where a chosen field leaves the list, another can be chosen next.
 */
export function FieldChoice<Field extends FieldToChoose>({
  fields,
  onSelect,
  hasSearch = true,
}: FieldChoiceProps<Field>) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(fields.length);
  if (count !== fields.length) {
    setCount(fields.length);
    // What was typed has found its field.
    if (text !== '') setActive(0);
    setText('');
  }
  const groups = matching(fields, text);
  const found = groups.flatMap((group) => group.fields);
  const current = found[Math.min(active, found.length - 1)];
  // By its name: the option stays the same element's while the list changes. No id may hold blanks.
  const optionId = ({ name }: Field) => `${id}${encodeURIComponent(name)}`;

  const move = (by: 1 | -1) => {
    const next =
      ((current === undefined ? 0 : found.indexOf(current)) + by + found.length) %
      Math.max(1, found.length);
    setActive(next);
    const field = found[next];
    if (field === undefined) return;
    document.getElementById(optionId(field))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends what an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' || (event.key === ' ' && !hasSearch)) {
      if (current !== undefined) onSelect(current);
    } else return;
    event.preventDefault();
  };
  const activeId = current && optionId(current);

  return (
    <div data-slot="field-choice" className="flex flex-col gap-2">
      {hasSearch && (
        <SearchField
          // A datalist closes, and its options cannot be styled.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
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
      )}
      {found.length === 0 ? (
        <output className="px-2 py-1.5 text-ink-subtle">{fieldChoiceMessages.none}</output>
      ) : (
        <div
          id={`${id}list`}
          // The combobox pattern's list. A native select would take the focus.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={fieldChoiceMessages.fields}
          className="-mx-2 max-h-[min(18rem,45dvh)] scroll-py-1 overflow-y-auto"
          // A press leaves the focus, and with it the keys, where it is.
          onMouseDown={(event) => event.preventDefault()}
          tabIndex={hasSearch ? -1 : 0}
          {...(!hasSearch && { 'aria-activedescendant': activeId, onKeyDown })}
        >
          {groups.map(({ relation, fields: of }) => (
            <ul
              key={relation ?? ''}
              // Inside a listbox, options are grouped by role only.
              role={relation === undefined ? 'presentation' : 'group'}
              aria-label={relation}
            >
              {relation !== undefined && (
                <li
                  role="presentation"
                  className="px-2 pt-2 pb-0.5 text-sm font-medium text-ink-subtle"
                >
                  <bdi aria-hidden="true">{relation}</bdi>
                </li>
              )}
              {of.map((field) => (
                // The combobox or the list handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <li
                  key={field.name}
                  id={optionId(field)}
                  // A native option is only valid in a select or a datalist.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role
                  role="option"
                  aria-selected={field === current}
                  className="flex min-h-item cursor-default items-center rounded-sm px-2 py-1 wrap-anywhere aria-selected:bg-hover forced-colors:aria-selected:system-highlight"
                  onPointerMove={() => setActive(found.indexOf(field))}
                  onClick={() => onSelect(field)}
                >
                  <bdi>{field.label}</bdi>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * Returns the fields whose label, with that of their relation, contains every word, by relation. In each group
 * those come first whose label starts with the text.
 */
function matching<Field extends FieldToChoose>(fields: readonly Field[], text: string) {
  const wanted = text.trim().toLocaleLowerCase();
  const words = wanted.split(/\s+/);
  const found = fields.filter(({ label, relation = '' }) => {
    const labels = `${relation} ${label}`.toLocaleLowerCase();
    return words.every((word) => labels.includes(word));
  });
  const starts = (label: string) => label.toLocaleLowerCase().startsWith(wanted);
  const rank = ({ label, relation }: Field) =>
    starts(label) || starts(`${relation} ${label}`) ? 0 : 1;
  return [...Map.groupBy(found, ({ relation }) => relation)].map(([relation, of]) => ({
    relation,
    fields: of.toSorted((one, other) => rank(one) - rank(other)),
  }));
}
