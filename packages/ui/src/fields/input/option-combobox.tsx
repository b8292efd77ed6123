import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useRef } from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { useOverlayHost } from '../../components/overlay-host/index.ts';
import { controlBox } from '../../components/styling/control-box.ts';
import type { RecordOption } from '../../patterns/shapes.ts';
import { ComboboxList, type ComboboxListHandle } from './combobox-list.tsx';
import type { FieldInputLabels } from './input-props.ts';
import { EmptyOptions, OptionListState, searchMessage } from './option-list-state.tsx';
import { innerButtonStyles, popupStyles } from './popup-styles.ts';
import { type OptionPickProps, useOptionPick } from './use-option-pick.ts';

export interface OptionComboboxProps extends OptionPickProps {
  readonly name?: string;
  readonly autoFocus?: boolean;
  readonly labels: FieldInputLabels;
}

/**
 * One of many, found by typing (the combobox of the WAI-ARIA Authoring
 * Practices). Only options that answer the typed text can be chosen. Text that
 * names no option stays, as a problem; emptying it chooses nothing.
 */
export function OptionCombobox(props: OptionComboboxProps) {
  const { name, autoFocus, labels } = props;
  const list = useRef<ComboboxListHandle>(null);
  const pick = useOptionPick(props, list);
  const { status, options, typed, chosen } = pick;
  const host = useOverlayHost();
  const labelId = useFieldLabelId();
  const control = useFieldControl({});
  const { box, input: inputStyle } = controlBox();
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      {name !== undefined && <input type="hidden" name={name} value={chosen?.id ?? ''} />}
      <ComboBox
        id={control.id}
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        isDisabled={control.disabled}
        isInvalid={control['aria-invalid'] === true}
        isRequired={control['aria-required'] === true}
        validationBehavior="aria"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        items={options}
        disabledKeys={status === 'searching' ? options.map(({ id }) => id) : []}
        allowsEmptyCollection
        // The text stays when the list closes.
        allowsCustomValue
        inputValue={typed}
        onInputChange={pick.type}
        selectedKey={chosen?.id ?? null}
        onSelectionChange={(key) => pick.select(key)}
        onOpenChange={(open, trigger) => {
          if (open && trigger === 'manual') pick.offer();
        }}
        onFocus={pick.enter}
        onBlur={pick.leave}
      >
        <Group className={box({ className: 'gap-0.5 pe-1' })}>
          <Input
            ref={input}
            className={inputStyle({ className: 'truncate' })}
            autoComplete="off"
            spellCheck={false}
            onKeyDownCapture={pick.onKeyDown}
          />
          {typed !== '' && control.disabled !== true && control['aria-required'] !== true && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={labels.clear}
              className={innerButtonStyles}
              // The focus stays in the input: a press here does not leave the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                pick.type('');
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
        <ComboboxList
          ref={list}
          demand={pick.demand}
          onHighlighted={pick.onHighlighted}
          message={searchMessage(status, options.length === 0, labels)}
        />
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
            onRetry={pick.retry}
          />
        </Popover>
      </ComboBox>
    </>
  );
}

function Option({ option }: { readonly option: RecordOption }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className="group/option relative flex min-h-item cursor-default items-center gap-2 rounded-sm py-1 ps-8 pe-2 outline-none data-disabled:text-ink-subtle data-focused:bg-hover forced-colors:data-disabled:text-[GrayText] forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
    >
      <Check
        aria-hidden="true"
        className="absolute start-2 size-4 text-accent opacity-0 group-data-selected/option:opacity-100"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <bdi>{option.label}</bdi>
        </span>
        {option.detail !== undefined && (
          <span className="block truncate text-sm text-ink-subtle">
            <bdi>{option.detail}</bdi>
          </span>
        )}
      </span>
    </ListBoxItem>
  );
}
