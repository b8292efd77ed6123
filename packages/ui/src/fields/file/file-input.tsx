import { File as FileIcon } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { FileChooser, type FileChooserProps, fileInputMessages } from '../file-chooser/index.ts';
import { useSizeText } from '../file-size/index.ts';

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

export interface FileInputProps extends Omit<
  FileChooserProps,
  'isFilled' | 'isBusy' | 'name' | 'children' | 'actions' | 'readsBytes'
> {
  readonly file?: ShownFile | undefined;
  readonly upload?: FileUpload | undefined;
}

/** Takes one file of a record, and shows it, and how far its upload is. It needs a `Field` around it. */
export function FileInput({ file, upload, ...props }: FileInputProps) {
  const sizeText = useSizeText();
  return (
    <FileChooser
      {...props}
      isFilled={file !== undefined}
      isBusy={upload !== undefined}
      name={file?.name}
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
          <Button size="small" data-while-sending="" onClick={upload.onCancel}>
            {fileInputMessages.cancel}
          </Button>
        </div>
      )}
    </FileChooser>
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
