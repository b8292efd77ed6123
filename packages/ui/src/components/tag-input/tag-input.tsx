import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/index.ts';
import { controlBox } from '../styling/index.ts';
import { useFormReset } from '../use-form-reset.ts';
import { tagInputMessages } from './messages.ts';
import { Tags } from './tags.tsx';
import { type TagInputState, useTagInput } from './use-tag-input.ts';

export interface TagInputProps
  extends
    TagInputState,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onBlur' | 'onChange' | 'size' | 'type' | 'list'
    > {
  readonly size?: 'small' | 'medium';
  /** Called when the focus leaves the input, after its text has become a tag. */
  readonly onBlur?: () => void;
}

/**
 * Several values of one field, each typed and ended with Enter. Pasted lines become a tag each. A
 * form sends every value under `name`.
 *
 * `className` goes to the box, everything else, `ref` too, to the input. Inside a `Field` it is
 * named and described by it; alone it needs an `aria-label`.
 */
export function TagInput(props: TagInputProps) {
  const { value, defaultValue, onValueChange, parse, format, onDraftChange, ...rest } = props;
  const { onProblemChange, ...others } = rest;
  const { size, className, onBlur, onKeyDown, onPaste, ref, ...control } = others;
  const { name, placeholder, ...input } = useFieldControl(control);
  const labelId = useFieldLabelId();
  const element = useRef<HTMLInputElement>(null);
  const tagInput = useTagInput(
    { value, defaultValue, onValueChange, parse, format, onDraftChange, onProblemChange },
    element,
  );
  useFormReset(element, tagInput.reset);
  const { tags, draft, message } = tagInput;
  const styles = controlBox({ size, multiline: true });
  const isFixed = input.disabled === true || input.readOnly === true;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || isFixed) return;
    if (event.key === 'Enter' && tagInput.add([draft])) {
      // Enter ends the tag, not the form, unless a modifier sends it.
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    }
    if (event.key === 'Backspace' && draft === '' && tags.length > 0) {
      tagInput.remove(tags.length - 1);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const lines = event.clipboardData.getData('text').split(/\r?\n|\t/);
    if (event.defaultPrevented || isFixed || lines.length < 2) return;
    event.preventDefault();
    tagInput.add(lines);
  };

  return (
    <div
      data-slot="tag-input"
      data-filled={tags.length > 0}
      data-disabled={input.disabled || undefined}
      className={styles.box({ className: ['flex-wrap gap-1 p-1', className] })}
    >
      {name !== undefined &&
        tags.map((tag, index) => (
          <input
            // The same tag may be there twice.
            key={index}
            type="hidden"
            name={name}
            disabled={input.disabled}
            value={tag}
          />
        ))}
      {tags.length > 0 && (
        <Tags
          aria-label={input['aria-label']}
          aria-labelledby={input['aria-labelledby'] ?? labelId}
          tags={tags.map(tagInput.format)}
          onRemove={isFixed ? undefined : tagInput.remove}
        />
      )}
      <input
        autoComplete="off"
        {...input}
        ref={useComposedRefs(element, ref)}
        data-slot="tag-input-input"
        value={draft}
        placeholder={tags.length === 0 ? (placeholder ?? tagInputMessages.addTag) : undefined}
        className={styles.input({ className: 'min-h-6 min-w-24 basis-24 px-1.5 py-0' })}
        onChange={(event) => tagInput.type(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={() => {
          tagInput.add([draft]);
          onBlur?.();
        }}
      />
      <output className="sr-only">{message}</output>
    </div>
  );
}
