import { messages } from '@ninefold/messages';
import type { useToast } from '@ninefold/ui/components/toast';

const notKeptMessages = messages('not-kept', {
  title: 'Your browser can’t keep this',
  text: 'Its storage is full or turned off. What you choose here, and edits that you haven’t saved, last until you close this page.',
});

let isSaid = false;

/** Says, once a page, that the browser keeps nothing. */
export function sayNotKept(toast: ReturnType<typeof useToast>): void {
  if (isSaid) return;
  isSaid = true;
  toast.show({
    tone: 'warning',
    title: notKeptMessages.title,
    description: notKeptMessages.text,
  });
}
