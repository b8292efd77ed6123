import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/avatar/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FrameUser } from './app-frame-props.ts';
import { appFrameLabels } from './labels.ts';

export interface AccountButtonProps extends ComponentProps<'button'> {
  readonly user: FrameUser;
}

/** Says who is signed in, and opens the menu. */
export function AccountButton({ user, ...props }: AccountButtonProps) {
  const labels = useLabels(appFrameLabels);
  return (
    <button
      type="button"
      {...props}
      className="flex w-full min-w-0 items-center gap-2 rounded-md px-2 py-1.5 text-start hover:bg-hover data-[state=open]:bg-hover"
    >
      <Avatar name={user.name} />
      <span className="grid min-w-0 flex-1">
        <span className="sr-only">{labels.account}: </span>
        <span className="truncate font-medium">
          <bdi>{user.name}</bdi>
        </span>
        {user.role !== undefined && (
          <span className="truncate text-xs text-ink-subtle">{user.role}</span>
        )}
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
    </button>
  );
}
