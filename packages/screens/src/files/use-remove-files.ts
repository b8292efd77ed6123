import { type FilePath, removeFiles } from '@ninefold/data/files';
import { useToast } from '@ninefold/ui/components/toast';
import { failureOf } from '../application/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { filesMessages } from './messages.ts';

/** Returns what deletes files to which nothing refers any more, and says where that fails. */
export function useRemoveFiles() {
  const { application } = useScreen();
  const toast = useToast();
  return async (files: readonly FilePath[]): Promise<void> => {
    const client = application.database?.client;
    if (client === undefined || files.length === 0) return;
    const failures = await removeFiles(client, files);
    const [first] = failures;
    if (first === undefined) return;
    toast.show({
      tone: 'warning',
      title: filesMessages.notDeleted({ count: failures.length }),
      description: filesMessages.notDeletedText({
        reason: failureOf(first.error).message,
        bucket: first.file.bucket,
      }),
    });
  };
}
