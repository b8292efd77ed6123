import { TextArea } from '../../components/text-area/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';

/** Two bytes, as Postgres writes them. */
const example = '\\x00ff';

/** Bytes in Postgres's hex form. */
export function HexInput({
  name,
  defaultValue,
  onValueChange,
  onBlur,
  autoFocus,
}: FieldInputProps) {
  return (
    <TextArea
      name={name}
      rows={2}
      placeholder={example}
      defaultValue={defaultValue ?? ''}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={autoFocus}
      className="font-mono text-md break-all"
      onChange={(event) => {
        const text = event.target.value.replaceAll(/\s/g, '');
        onValueChange?.(text === '' ? null : text);
      }}
      onBlur={onBlur}
    />
  );
}
