import { Camera } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/button/index.ts';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { tv } from '../../components/styling/index.ts';
import { useSizeText } from '../file-size/index.ts';
import { type CheckedFile, checkFile, type FileLimits } from './check-file.ts';
import { HiddenPicker, openPicker } from './hidden-picker.tsx';
import { fileInputMessages } from './messages.ts';

const chooserStyles = tv({
  base: 'flex flex-col gap-2 rounded-lg border border-dashed border-line-strong px-3 py-2.5 has-[[aria-invalid=true]]:border-danger',
  variants: {
    over: { true: 'border-accent bg-accent-soft forced-colors:border-[Highlight]' },
    filled: { true: 'border-solid bg-panel' },
  },
});

export interface FileChooserProps extends FileLimits {
  /** Whether there is a file already, which another one replaces. */
  readonly isFilled: boolean;
  /** The file can't be replaced at the moment. */
  readonly isBusy?: boolean;
  readonly onChoose: (chosen: CheckedFile) => void;
  /** Without it, the file can only be replaced. */
  readonly onRemove?: (() => void) | undefined;
  /** Name of the file, for its removal. That of the field when left out. */
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Shows the file. */
  readonly children?: ReactNode;
  /** Other ways to enter a value. */
  readonly actions?: ReactNode;
}

/**
 * Takes one file: chosen, dropped, pasted, or photographed on a phone. Its content and size are checked
 * before anything else sees it. It needs a `Field` around it.
 */
export function FileChooser(props: FileChooserProps) {
  const { isFilled, isBusy = false, types, maxBytes, readsBytes, onChoose, onRemove } = props;
  const { disabled, id, ...described } = useFieldControl({});
  const labelId = useFieldLabelId();
  const ownId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const latest = useRef(0);
  const sizeText = useSizeText();
  const isFree = disabled !== true && !isBusy;

  const take = async (files: FileList | null) => {
    const [first] = files ?? [];
    if (first === undefined || !isFree) return;
    latest.current += 1;
    const turn = latest.current;
    const checked =
      files?.length === 1
        ? await checkFile(first, { types, maxBytes, readsBytes }, sizeText)
        : fileInputMessages.severalFiles;
    // Another one was chosen while this one was read.
    if (turn !== latest.current) return;
    if (typeof checked === 'string') {
      setProblem(checked);
      return;
    }
    setProblem(undefined);
    onChoose(checked);
    setAnnounced(fileInputMessages.chosen({ name: first.name, size: sizeText(first.size) }));
  };

  const over = (event: DragEvent) => {
    if (!isFree || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take(event.clipboardData.files);
  };
  const remove = () => {
    latest.current += 1;
    setProblem(undefined);
    setAnnounced(fileInputMessages.removed);
    choose.current?.focus();
    onRemove?.();
  };

  return (
    // Dropping and pasting are second ways: the button takes a file by keyboard.
    <div
      data-slot="file-chooser"
      data-filled={isFilled}
      data-disabled={disabled}
      className={chooserStyles({ over: isOver, filled: isFilled })}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
      }}
    >
      {props.children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={choose}
          id={id}
          size="small"
          className="pointer-coarse:min-h-11"
          aria-labelledby={[labelId, `${ownId}text`].filter(Boolean).join(' ')}
          aria-describedby={described['aria-describedby']}
          aria-invalid={described['aria-invalid']}
          disabled={disabled}
          aria-disabled={isBusy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.autoFocus}
          onClick={() => openPicker(ownId)}
        >
          <span id={`${ownId}text`}>
            {isFilled ? fileInputMessages.replace : fileInputMessages.choose}
          </span>
        </Button>
        {takesPhotos(types) && isFree && (
          <Button
            size="small"
            start={<Camera aria-hidden="true" />}
            className="hidden min-h-11 pointer-coarse:inline-flex"
            onClick={() => openPicker(`${ownId}camera`)}
          >
            {fileInputMessages.takePhoto}
          </Button>
        )}
        {isFilled && onRemove !== undefined && isFree && (
          <Button
            id={`${ownId}remove`}
            size="small"
            variant="ghost"
            className="pointer-coarse:min-h-11"
            aria-label={
              props.name === undefined ? undefined : `${fileInputMessages.remove} ${props.name}`
            }
            aria-labelledby={
              props.name === undefined && labelId !== undefined
                ? `${ownId}remove ${labelId}`
                : undefined
            }
            onClick={remove}
          >
            {fileInputMessages.remove}
          </Button>
        )}
        {!isFilled && isFree && (
          <span className="text-sm text-ink-subtle pointer-coarse:hidden">
            {fileInputMessages.drop}
          </span>
        )}
        {props.actions}
      </div>
      <HiddenPicker id={ownId} types={types} onPick={take} />
      <HiddenPicker id={`${ownId}camera`} types={['image/*']} camera onPick={take} />
      {problem !== undefined && (
        <InlineMessage tone="danger" role="alert">
          {problem}
        </InlineMessage>
      )}
      <output className="sr-only">{announced}</output>
    </div>
  );
}

function takesPhotos(types: readonly string[] | undefined): boolean {
  return (
    types === undefined || types.some((type) => /^(?:image\/(?:\*|jpeg)|\*(?:\/\*)?)$/.test(type))
  );
}
