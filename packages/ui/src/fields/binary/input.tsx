import { useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { focusFirst } from '../control/index.ts';
import { hexOf } from './bytes.ts';
import { FileSummary, useSize } from './file-summary.tsx';
import { HexInput } from './hex-input.tsx';
import { binaryMessages } from './messages.ts';
import { byteCount } from './size.ts';

/** Larger files are sent as twice their size in one request, which servers refuse. */
const mostBytes = 25_000_000;

/** Keys and hashes are typed or pasted; nobody types more than that. */
const mostTyped = 1000;

/** Bytes as a file that is chosen, dropped or pasted; few of them as hexadecimal digits. */
export function BinaryInput(props: FieldInputProps) {
  const { name, defaultValue = null, onValueChange, onProblemChange } = props;
  const [text, setText] = useState<FieldText>(defaultValue);
  const [isTyped, setTyped] = useState(() => defaultValue?.startsWith('\\x') === false);
  const [wasPressed, setPressed] = useState(false);
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const formatSize = useSize();
  const control = useFieldControl({});
  const labelId = useFieldLabelId();

  const enter = (next: FieldText, said: string) => {
    setText(next);
    setStatus(said);
    onProblemChange?.(undefined);
    onValueChange?.(next);
  };
  /** What was there stays until a file is read. */
  const read = async (files: FileList | readonly File[]) => {
    const [file, ...more] = files;
    if (file === undefined || control.disabled === true) return;
    if (more.length > 0) {
      onProblemChange?.(binaryMessages.several);
    } else if (file.size > mostBytes) {
      onProblemChange?.(binaryMessages.tooLarge({ file: file.name, most: formatSize(mostBytes) }));
    } else {
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        enter(hexOf(bytes), binaryMessages.chosen({ file: file.name }));
      } catch {
        onProblemChange?.(binaryMessages.unreadable({ file: file.name }));
      }
    }
  };

  if (isTyped) {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
    return <HexInput {...props} defaultValue={text} autoFocus={wasPressed || props.autoFocus} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped and pasted on it; the button does the same
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      onFocus={focusFirst}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void read(event.clipboardData.files);
      }}
      data-over={isOver || undefined}
      className="grid gap-2 rounded-md border border-dashed border-line-strong p-2 outline-none data-over:border-accent data-over:bg-accent-soft"
    >
      {text !== null && <FileSummary text={text} name={props.field.name} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={choose}
          size="small"
          disabled={control.disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.autoFocus}
          onClick={() => picker.current?.click()}
        >
          {text === null ? binaryMessages.choose : binaryMessages.replace}
        </Button>
        {text !== null && (
          <Button
            size="small"
            disabled={control.disabled}
            onClick={() => {
              enter(null, binaryMessages.cleared);
              choose.current?.focus();
            }}
          >
            {binaryMessages.clear}
          </Button>
        )}
        {(text === null || byteCount(text) <= mostTyped) && (
          <Button
            variant="ghost"
            size="small"
            disabled={control.disabled}
            onClick={() => {
              setTyped(true);
              setPressed(true);
            }}
          >
            {binaryMessages.hexadecimal}
          </Button>
        )}
        <span className="text-sm text-ink-subtle">{binaryMessages.drop}</span>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        name={name}
        disabled={control.disabled}
        onChange={(event) => {
          const { files } = event.target;
          if (files !== null) void read([...files]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <output className="sr-only">{status}</output>
    </fieldset>
  );
}
