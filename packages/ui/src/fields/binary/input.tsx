import { TextArea } from '../../components/text-area/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';

/** Bytes in Postgres's hex form. */
export function BinaryInput({ name, defaultValue, onValueChange, onBlur }: FieldInputProps) {
  return (
    <TextArea
      name={name}
      rows={2}
      defaultValue={defaultValue ?? ''}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      className="font-mono text-md break-all"
      onChange={(event) => {
        const text = event.target.value.replaceAll(/\s/g, '');
        onValueChange?.(text === '' ? null : text);
      }}
      onBlur={onBlur}
    />
  );
}
