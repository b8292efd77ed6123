import { TextArea } from '../../components/text-area/index.ts';
import type { EnterFieldProps } from '../entry/entry-props.ts';

/** Bytes in Postgres's hex form. */
export function EnterBinary({ name, defaultValue, onChange, onBlur }: EnterFieldProps) {
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
        onChange?.(text === '' ? null : text);
      }}
      onBlur={onBlur}
    />
  );
}
