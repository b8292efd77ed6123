import { fileAddress } from '@ninefold/data/files';
import type { Field } from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import { FileLink } from '@ninefold/ui/fields/file';
import type { RecordRow } from '@ninefold/ui/shapes';
import { failureOf } from '../application/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { filesMessages } from './messages.ts';
import { fileOfRecord, type FileOfRecord, isShown } from './stored-file.ts';

export interface FileCellProps {
  /** The field that holds its path. */
  readonly field: Field;
  readonly values: RecordRow['values'];
  /** The file's name is beside it. */
  readonly isNamed?: boolean;
}

/** A stored file: its name opens it, where a browser shows such files, and a button downloads it. */
export function FileCell({ field, values, isNamed }: FileCellProps) {
  const file = field.file?.value;
  const stored = file && fileOfRecord({ field, file }, values);
  return stored && <StoredFileLink file={stored} isNamed={isNamed} />;
}

interface StoredFileLinkProps extends Pick<FileCellProps, 'isNamed'> {
  readonly file: FileOfRecord;
}

function StoredFileLink({ file, isNamed }: StoredFileLinkProps) {
  const { application } = useScreen();
  const toast = useToast();
  const { name } = file;

  const addressed = async (use: (address: string) => void, download?: string) => {
    const client = application.database?.client;
    if (client === undefined) return;
    try {
      use(await fileAddress(client, file, { download }));
    } catch (error) {
      toast.show({
        tone: 'danger',
        title: filesMessages.openFailed({ name }),
        description: failureOf(error).message,
      });
      throw error;
    }
  };
  // The browser keeps the page where it is: the answer says that it is to be saved.
  const download = () => void addressed((address) => location.assign(address), name).catch(ignore);
  const open = () => {
    // At once: a tab that is opened later is taken for an advertisement.
    const tab = window.open('about:blank', '_blank');
    void addressed((address) => {
      if (tab === null) location.assign(address);
      else {
        tab.opener = null;
        tab.location.replace(address);
      }
    }).catch(() => tab?.close());
  };

  return (
    <FileLink
      name={name}
      isNamed={isNamed}
      size={file.size}
      onOpen={isShown(file) ? open : undefined}
      onDownload={download}
    />
  );
}

const ignore = () => undefined;
