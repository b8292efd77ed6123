import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { useOverlayHost } from '../../components/overlay-host/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import type { RecordOption } from '../../patterns/shapes.ts';
import type { EnterFieldLabels } from './entry-props.ts';
import { EmptyOptions, OptionListState } from './option-list-state.tsx';
import { innerButtonStyles, popupStyles } from './popup-styles.ts';
import { type FindOptions, useOptionSearch } from './use-option-search.ts';

export interface OptionComboboxProps {
  readonly name?: string;
  readonly defaultChosen: RecordOption | null;
  readonly find: FindOptions;
  readonly onChoose: (option: RecordOption | null) => void;
  readonly onBlur?: () => void;
  readonly takesFocus?: boolean;
  readonly labels: EnterFieldLabels;
}

/**
 * One of many, found by typing (the combobox of the WAI-ARIA Authoring
 * Practices). Leaving it without choosing gives back what was chosen before;
 * emptying it chooses nothing.
 */
export function OptionCombobox(props: OptionComboboxProps) {
  const { defaultChosen, find, onChoose, onBlur, takesFocus, labels } = props;
  const [chosen, setChosen] = useState(defaultChosen);
  const [typed, setTyped] = useState(defaultChosen?.label ?? '');
  const { status, options, search } = useOptionSearch(find);
  const host = useOverlayHost();
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const { box, input: inputStyle } = controlBox();
  const input = useRef<HTMLInputElement>(null);

  const choose = (option: RecordOption | null) => {
    setTyped(option?.label ?? '');
    if (option?.id === chosen?.id) return;
    setChosen(option);
    onChoose(option);
  };
  const changeText = (text: string) => {
    setTyped(text);
    if (text === '' && chosen !== null) choose(null);
    if (text !== chosen?.label) search(text);
  };
  // No key means that the input was left: it goes back to what is chosen.
  const select = (key: Key | null) => choose(options.find((option) => option.id === key) ?? chosen);

  return (
    <ComboBox
      id={control.id}
      name={props.name}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      isDisabled={control.disabled}
      isInvalid={control['aria-invalid'] === true}
      isRequired={control['aria-required'] === true}
      validationBehavior="aria"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      items={options}
      allowsEmptyCollection
      inputValue={typed}
      onInputChange={changeText}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={select}
      onOpenChange={(open, trigger) => {
        if (open && trigger === 'manual') search('', 'now');
      }}
      onBlur={onBlur}
    >
      <Group className={box({ className: 'gap-0.5 pe-1' })}>
        <Input
          ref={input}
          className={inputStyle({ className: 'truncate' })}
          autoComplete="off"
          spellCheck={false}
        />
        {typed !== '' && control.disabled !== true && control['aria-required'] !== true && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={labels.clear}
            className={innerButtonStyles}
            onClick={() => {
              choose(null);
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </button>
        )}
        <Button aria-label={labels.showOptions} className={innerButtonStyles}>
          <ChevronsUpDown aria-hidden="true" />
        </Button>
      </Group>
      <Popover
        UNSTABLE_portalContainer={host}
        offset={4}
        className={`${popupStyles} flex max-h-80 w-(--trigger-width) min-w-56 flex-col`}
      >
        <ListBox
          className="min-h-0 flex-1 overflow-y-auto p-1 outline-none"
          renderEmptyState={() => <EmptyOptions status={status} labels={labels} />}
        >
          {(option: RecordOption) => <Option option={option} />}
        </ListBox>
        <OptionListState
          status={status}
          empty={options.length === 0}
          labels={labels}
          onRetry={() => search(typed === chosen?.label ? '' : typed, 'now')}
        />
      </Popover>
    </ComboBox>
  );
}

function Option({ option }: { readonly option: RecordOption }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className="group/option relative flex min-h-item cursor-default items-center gap-2 rounded-sm py-1 ps-8 pe-2 outline-none data-focused:bg-hover forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
    >
      <Check
        aria-hidden="true"
        className="absolute start-2 size-4 text-accent opacity-0 group-data-selected/option:opacity-100"
      />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{option.label}</bdi>
        {option.detail !== undefined && (
          <bdi className="block truncate text-sm text-ink-subtle">{option.detail}</bdi>
        )}
      </span>
    </ListBoxItem>
  );
}
