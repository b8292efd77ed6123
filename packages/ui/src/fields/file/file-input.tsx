import { Camera, File as FileIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { useFieldControl, useFieldLabelId } from '../../components/field/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { tv } from '../../components/styling/index.ts';
import { type CheckedFile, checkFile, type FileLimits } from './check-file.ts';
import { fileInputMessages } from './messages.ts';
import { useSizeText } from './use-size-text.ts';

const fileStyles = tv({
  base: 'flex flex-col gap-2 rounded-lg border border-dashed border-line-strong px-3 py-2.5',
  variants: {
    over: { true: 'border-accent bg-accent-soft forced-colors:border-[Highlight]' },
    filled: { true: 'border-solid bg-panel' },
  },
});

/** The file that an input holds. */
export interface ShownFile {
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** The address of an image. Nothing else is shown: a browser could run what is in it. */
  readonly image?: string;
  /** It is not stored yet. */
  readonly isNew?: boolean;
}

/** An upload that is going on. */
export interface FileUpload {
  readonly sent: number;
  readonly total: number;
  readonly onCancel: () => void;
}

export interface FileInputProps extends FileLimits {
  readonly file?: ShownFile | undefined;
  readonly upload?: FileUpload | undefined;
  readonly onChoose: (chosen: CheckedFile) => void;
  /** Without it, the file can only be replaced. */
  readonly onRemove?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

/**
 * Takes one file: chosen, dropped, pasted, or photographed on a phone. Its content and size are checked
 * before anything else sees it. It needs a `Field` around it.
 */
export function FileInput(props: FileInputProps) {
  const { file, upload, types, maxBytes, onChoose, onRemove, onBlur } = props;
  const { disabled, id, ...described } = useFieldControl({});
  const labelId = useFieldLabelId();
  const ownId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const latest = useRef(0);
  const sizeText = useSizeText();
  const isFree = disabled !== true && upload === undefined;

  const take = async (files: FileList | undefined | null) => {
    const [first] = files ?? [];
    if (first === undefined || !isFree) return;
    latest.current += 1;
    const turn = latest.current;
    const checked =
      files?.length === 1
        ? await checkFile(first, { types, maxBytes }, sizeText)
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
      data-slot="file-input"
      className={fileStyles({ over: isOver, filled: file !== undefined })}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {file !== undefined && <ChosenFile file={file} sizeText={sizeText} />}
      {upload !== undefined && file !== undefined && (
        <div className="flex flex-wrap items-end gap-3">
          <Progress
            className="min-w-40 flex-1"
            label={fileInputMessages.uploading({ name: file.name })}
            value={upload.sent}
            max={Math.max(1, upload.total)}
            valueText={fileInputMessages.sent({
              sent: sizeText(upload.sent),
              total: sizeText(upload.total),
            })}
          />
          <Button size="small" onClick={upload.onCancel}>
            {fileInputMessages.cancel}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={choose}
          id={id}
          size="small"
          className="pointer-coarse:min-h-11"
          aria-labelledby={[labelId, `${ownId}text`].filter(Boolean).join(' ')}
          aria-describedby={described['aria-describedby']}
          disabled={disabled}
          aria-disabled={upload !== undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
          autoFocus={props.autoFocus}
          onClick={() => openPicker(ownId)}
        >
          <span id={`${ownId}text`}>
            {file === undefined ? fileInputMessages.choose : fileInputMessages.replace}
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
        {file !== undefined && onRemove !== undefined && isFree && (
          <Button
            size="small"
            variant="ghost"
            className="pointer-coarse:min-h-11"
            aria-label={`${fileInputMessages.remove} ${file.name}`}
            onClick={remove}
          >
            {fileInputMessages.remove}
          </Button>
        )}
        {file === undefined && isFree && (
          <span className="text-sm text-ink-subtle pointer-coarse:hidden">
            {fileInputMessages.drop}
          </span>
        )}
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

interface ChosenFileProps {
  readonly file: ShownFile;
  readonly sizeText: (bytes: number) => string;
}

function ChosenFile({ file: { name, size, image, isNew }, sizeText }: ChosenFileProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {image === undefined ? (
        <FileIcon aria-hidden="true" className="size-6 shrink-0 text-ink-subtle" />
      ) : (
        <img src={image} alt="" className="size-12 shrink-0 rounded-md bg-sunken object-cover" />
      )}
      <div className="min-w-0 text-base">
        <bdi className="break-words text-ink">{name}</bdi>
        {size !== undefined && (
          <span className="ms-2 text-sm text-ink-subtle tabular-nums">{sizeText(size)}</span>
        )}
        {isNew === true && <p className="text-sm text-ink-subtle">{fileInputMessages.waiting}</p>}
      </div>
    </div>
  );
}

interface HiddenPickerProps {
  readonly id: string;
  readonly types: readonly string[] | undefined;
  /** Opens the camera, on devices that have one. */
  readonly camera?: boolean;
  readonly onPick: (files: FileList | null) => Promise<void>;
}

/** The browser's own dialog for files, behind a button that looks like others. */
function HiddenPicker({ id, types, camera, onPick }: HiddenPickerProps) {
  return (
    <input
      id={id}
      type="file"
      hidden
      accept={types?.join(',')}
      capture={camera === true ? 'environment' : undefined}
      onChange={async ({ target }) => {
        await onPick(target.files);
        // The same file, corrected, can be chosen again.
        target.value = '';
      }}
    />
  );
}

function openPicker(id: string): void {
  const picker = document.getElementById(id);
  if (picker instanceof HTMLInputElement) picker.click();
}

function takesPhotos(types: readonly string[] | undefined): boolean {
  return (
    types === undefined || types.some((type) => /^(?:image\/(?:\*|jpeg)|\*(?:\/\*)?)$/.test(type))
  );
}
