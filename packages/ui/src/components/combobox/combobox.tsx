import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ChevronsUpDown, X } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  Popover,
  useFilter,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { AriaLanguage } from '../aria-language/index.ts';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { useOverlayHost } from '../overlay-host/index.ts';
import { controlBox, controlButtonStyles, popupStyles } from '../styling/index.ts';
import { useFormReset } from '../use-form-reset.ts';
import { ComboboxItem, createValue, ListController, type ListHandle } from './combobox-item.tsx';
import { ComboboxEmpty, ComboboxStatus, statusMessage } from './combobox-status.tsx';
import { comboboxMessages } from './messages.ts';
import type { ComboboxOption, SearchOptions } from './option.ts';
import { type ListRoom, roomInDialog } from './room-in-dialog.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onBlur' | 'size' | 'type' | 'list'
> {
  readonly size?: 'small' | 'medium';
  /** The options to filter by the typed text. */
  readonly options?: readonly Option[];
  /** Finds options in place of `options`: for more than a page should hold. */
  readonly search?: SearchOptions<Option>;
  /** The selected option, with its label: it need not be among those that are found. */
  readonly value?: Option | null;
  readonly defaultValue?: Option | null;
  /** Called with null when the input is cleared. */
  readonly onValueChange?: (option: Option | null) => void;
  /**
   * Adds a last option that creates one, from the text that was typed. Resolves with what was created,
   * which is selected, or with null.
   */
  readonly onCreate?: (text: string) => Promise<Option | null>;
  /** Called when the focus has left and the text is settled: a running search may still select an option. */
  readonly onBlur?: () => void;
  /** Called with a message while the text names no option, and with undefined when it does again. */
  readonly onProblemChange?: (problem: string | undefined) => void;
}

/**
 * A single choice from many options, found by typing. Only an option can be selected: other text
 * stays, and is reported as a problem. Clearing the input selects nothing.
 *
 * `className` goes to the box, everything else, `ref` too, to the input. A form sends the option's
 * value under `name`. Inside a `Field` it is named and described by it; alone it needs an
 * `aria-label`.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { size, options: own, search, className, ref, ...others } = props;
  const { value, defaultValue, onValueChange, onBlur, onProblemChange, onCreate, ...control } =
    others;
  const { id, name, disabled, readOnly, autoFocus, ...input } = useFieldControl(control);
  const { contains } = useFilter({ sensitivity: 'base' });
  const list = useRef<ListHandle>(null);
  const element = useRef<HTMLInputElement>(null);
  const filter = useCallback(
    (typed: string) => (own ?? []).filter(({ label }) => contains(label, typed.trim())),
    [own, contains],
  );
  const combobox = useCombobox(
    {
      value,
      defaultValue,
      onValueChange,
      onBlur,
      onProblemChange,
      search,
      onCreate,
      filter,
    },
    list,
  );
  useFormReset(element, combobox.reset);
  const { status, failure, options, text } = combobox;
  const creates = onCreate !== undefined && status === 'found';
  // The list is built again for other items.
  const items = useMemo(
    (): readonly ComboboxOption[] =>
      creates ? [...options, { value: createValue, label: createLabel(combobox.typed) }] : options,
    [creates, options, combobox.typed],
  );
  const labelId = useFieldLabelId();
  const host = useOverlayHost();
  const [room, setRoom] = useState<ListRoom>();
  const styles = controlBox({ size });
  const isRequired = input['aria-required'] === true || input['aria-required'] === 'true';
  const isClearable = text !== '' && !disabled && !readOnly && !isRequired;

  return (
    <AriaLanguage>
      {name !== undefined && (
        <input type="hidden" name={name} disabled={disabled} value={combobox.value?.value ?? ''} />
      )}
      <ComboBox
        id={id}
        aria-label={input['aria-label']}
        aria-labelledby={input['aria-labelledby'] ?? labelId}
        aria-describedby={input['aria-describedby']}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isInvalid={input['aria-invalid'] === true || input['aria-invalid'] === 'true'}
        isRequired={isRequired}
        validationBehavior="aria"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
        autoFocus={autoFocus}
        items={items}
        disabledKeys={options
          .filter((option) => status === 'searching' || option.disabled)
          .map((option) => option.value)}
        allowsEmptyCollection
        // The text stays when the list closes.
        allowsCustomValue
        inputValue={text}
        onInputChange={combobox.setText}
        selectedKey={combobox.value?.value ?? null}
        onSelectionChange={(key) =>
          key === createValue ? combobox.create() : combobox.select(key)
        }
        onOpenChange={(open, trigger) => {
          if (open) setRoom(roomInDialog(element.current));
          if (open && trigger === 'manual') combobox.onOpen();
        }}
        onFocus={combobox.onFocus}
        onBlur={combobox.onBlur}
      >
        <Group
          data-slot="combobox"
          data-filled={combobox.value !== null}
          className={styles.box({ className: ['gap-0.5 pe-1', className] })}
        >
          <Input
            {...input}
            ref={useComposedRefs(element, ref)}
            data-slot="combobox-input"
            className={styles.input({ className: 'truncate' })}
            autoComplete="off"
            spellCheck={false}
            onKeyDownCapture={combobox.onKeyDown}
          />
          {isClearable && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={comboboxMessages.clear}
              className={controlButtonStyles}
              // Keeps the focus in the input: a press here does not leave the control.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                combobox.setText('');
                element.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          )}
          <Button
            data-slot="combobox-button"
            aria-label={comboboxMessages.showOptions}
            className={controlButtonStyles}
          >
            <ChevronsUpDown aria-hidden="true" />
          </Button>
        </Group>
        <Popover
          UNSTABLE_portalContainer={host}
          offset={4}
          shouldFlip={room?.above !== false}
          // React Aria sets the height that the window has room for.
          style={{ '--room': `${room?.height ?? 0}px` } as CSSProperties}
          className={`${popupStyles} flex w-(--trigger-width) min-w-56 flex-col ${room === undefined ? '' : 'max-h-(--room)!'}`}
        >
          <ListBox
            data-slot="combobox-list"
            className="min-h-0 flex-1 overflow-y-auto p-1 outline-none"
            renderEmptyState={() => <ComboboxEmpty status={status} failure={failure} />}
          >
            {(option: ComboboxOption) => <ComboboxItem id={option.value} option={option} />}
          </ListBox>
          <ComboboxStatus
            status={status}
            failure={failure}
            isEmpty={options.length === 0}
            onRetry={combobox.retry}
          />
        </Popover>
        <ListController
          ref={list}
          request={combobox.request}
          onHighlighted={combobox.onHighlighted}
          message={statusMessage(combobox, options.length === 0)}
        />
      </ComboBox>
    </AriaLanguage>
  );
}

function createLabel(typed: string): string {
  return typed === '' ? comboboxMessages.createNew : comboboxMessages.create({ text: typed });
}
