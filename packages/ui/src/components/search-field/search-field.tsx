import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { joinClassNames } from '../styling/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { searchFieldMessages } from './messages.ts';

export interface SearchFieldProps extends Omit<TextFieldProps, 'start' | 'type'> {
  /** Called after the field was emptied by its button or by Escape; `onChange` has been called too. */
  readonly onClear?: () => void;
}

/** An input for a search term. Escape empties it; in an empty field Escape is left to what is around. */
export function SearchField({
  onClear,
  onKeyDown,
  end,
  placeholder = ' ',
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    if (input.current === null) return;
    empty(input.current);
    input.current.focus();
    onClear?.();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // A popover around it leaves Escape to a field with text, and prevents what it would do itself.
    const isLeft = event.defaultPrevented;
    onKeyDown?.(event);
    if ((event.defaultPrevented && !isLeft) || event.key !== 'Escape') return;
    if (event.currentTarget.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <TextField
      type="search"
      // The browser's own button would be a second one.
      className={joinClassNames('[&_input::-webkit-search-cancel-button]:hidden', className)}
      start={<Search aria-hidden="true" />}
      end={
        <>
          <IconButton
            size="small"
            label={searchFieldMessages.clear}
            // Escape does the same; one stop less between the field and what it filters.
            tabIndex={-1}
            className="size-6 group-has-[input:placeholder-shown]/control:hidden"
            onClick={clear}
            disabled={props.disabled}
          >
            <X aria-hidden="true" />
          </IconButton>
          {end}
        </>
      }
      // `:placeholder-shown` tells an empty field, and so hides the button.
      placeholder={placeholder}
      onKeyDown={handleKeyDown}
      ref={useComposedRefs(input, ref)}
      {...props}
    />
  );
}

/** Empties the input as a person would, so that React and form libraries hear of it. */
function empty(input: HTMLInputElement): void {
  // React shadows `value` on the element itself, and would take this for its own doing.
  Reflect.set(HTMLInputElement.prototype, 'value', '', input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
