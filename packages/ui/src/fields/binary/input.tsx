import { useId, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { FileChooser } from '../file-chooser/index.ts';
import { hexOf } from './bytes.ts';
import { FileSummary } from './file-summary.tsx';
import { HexInput } from './hex-input.tsx';
import { binaryMessages } from './messages.ts';
import { byteCount } from './size.ts';

/** Larger files are sent as twice their size in one request, which servers refuse. */
const mostBytes = 25_000_000;

/** Keys and hashes are typed or pasted; nobody types more than that. */
const mostTyped = 1000;

/** Bytes as a file that is chosen, dropped or pasted; few of them as hexadecimal digits. */
export function BinaryInput(props: FieldInputProps) {
  const { field, defaultValue = null, onValueChange, onProblemChange } = props;
  const [text, setText] = useState<FieldText>(defaultValue);
  const [isTyped, setTyped] = useState(() => defaultValue?.startsWith('\\x') === false);
  const [wasPressed, setPressed] = useState(false);
  const { disabled } = useFieldControl({});
  const labelId = useFieldLabelId();
  const typeId = useId();

  const enter = (next: FieldText) => {
    setText(next);
    onProblemChange?.(undefined);
    onValueChange?.(next);
  };

  if (isTyped) {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
    return <HexInput {...props} defaultValue={text} autoFocus={wasPressed || props.autoFocus} />;
  }
  return (
    <FileChooser
      isFilled={text !== null}
      maxBytes={mostBytes}
      readsBytes
      onChoose={({ bytes }) => bytes && enter(hexOf(bytes))}
      onRemove={() => enter(null)}
      onBlur={props.onBlur}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={props.autoFocus}
      actions={
        (text === null || byteCount(text) <= mostTyped) && (
          <Button
            id={typeId}
            variant="ghost"
            size="small"
            className="pointer-coarse:min-h-11"
            aria-labelledby={[typeId, labelId].filter(Boolean).join(' ')}
            disabled={disabled}
            onClick={() => {
              setTyped(true);
              setPressed(true);
            }}
          >
            {binaryMessages.hexadecimal}
          </Button>
        )
      }
    >
      {text !== null && <FileSummary text={text} name={field.name} />}
    </FileChooser>
  );
}
