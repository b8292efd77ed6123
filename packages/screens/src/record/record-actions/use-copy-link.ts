import { useCreateHref } from '@ninefold/ui/components/link';
import { useToast } from '@ninefold/ui/components/toast';
import type { ScreenAction } from '@ninefold/ui/patterns/screen-actions';
import type { RecordActionsProps } from './delete-button.tsx';
import { recordMenuMessages } from './messages.ts';

export type MenuAction = ScreenAction & Required<Pick<ScreenAction, 'onSelect'>>;

/** Offers to copy the address of a record. */
export function useCopyLink({
  href,
  title,
}: Pick<RecordActionsProps['row'], 'href' | 'title'>): readonly MenuAction[] {
  const createHref = useCreateHref();
  const toast = useToast();
  if (href === undefined) return [];
  const copy = async () => {
    try {
      const { href: address } = new URL(createHref(href), window.location.origin);
      await navigator.clipboard.writeText(address);
      toast.show({ tone: 'success', title: recordMenuMessages.linkCopied({ title }) });
    } catch {
      toast.show({ tone: 'danger', title: recordMenuMessages.linkNotCopied });
    }
  };
  return [{ id: 'copy link', label: recordMenuMessages.copyLink, onSelect: () => void copy() }];
}
