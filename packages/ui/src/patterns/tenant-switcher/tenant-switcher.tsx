import { Check, ChevronsUpDown } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '../../components/button/index.ts';
import { InlineMessage } from '../../components/inline-message/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { ListSearch } from '../list-search.tsx';
import type { RecordOption } from '../../shapes/index.ts';
import { tenantSwitcherMessages } from './messages.ts';

export interface TenantSwitcherProps {
  /** The word for a tenant: "Organisation". */
  readonly label: string;
  /** "organisations" */
  readonly plural: string;
  /** The tenant whose records are shown; absent while those of all are. */
  readonly current?: RecordOption;
  /** Undefined while they are read. */
  readonly tenants: readonly RecordOption[] | undefined;
  /** The address that shows the records of a tenant; of all, without one. */
  readonly hrefFor: (tenant?: RecordOption) => string;
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
  /** The reason the tenants could not be read. */
  readonly problem?: string;
  readonly onRetry: () => void;
}

/** The number of tenants from which the list can be searched. */
const searchedFrom = 8;

/** Says whose records are shown, and switches to those of another tenant or of all. */
export function TenantSwitcher(props: TenantSwitcherProps) {
  const { label, plural, current, tenants, search } = props;
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isSearched = search !== '' || (tenants?.length ?? 0) >= searchedFrom;
  return (
    <Popover>
      <PopoverTrigger
        data-slot="tenant-switcher"
        className="flex w-full min-w-0 items-center gap-2 rounded-md border border-line-control bg-panel px-2 py-1 text-start hover:bg-hover data-[state=open]:bg-hover"
      >
        <Name
          label={label}
          name={current?.label ?? tenantSwitcherMessages.all({ tenants: plural })}
        />
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-subtle" />
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        initialFocus={isSearched ? undefined : currentLink}
        className="w-(--radix-popover-trigger-width)"
      >
        {isSearched && (
          <ListSearch
            label={tenantSwitcherMessages.search({ tenants: plural })}
            search={search}
            onSearchChange={props.onSearchChange}
            className="mb-2"
          />
        )}
        <ul className="-mx-2 grid max-h-80 overflow-y-auto">
          {search === '' && (
            <TenantLink
              ref={current === undefined ? currentLink : undefined}
              href={props.hrefFor()}
              label={tenantSwitcherMessages.all({ tenants: plural })}
              isCurrent={current === undefined}
            />
          )}
          {tenants?.map((tenant) => (
            <TenantLink
              key={tenant.id}
              ref={tenant.id === current?.id ? currentLink : undefined}
              href={props.hrefFor(tenant)}
              label={tenant.label}
              detail={tenant.detail}
              isCurrent={tenant.id === current?.id}
            />
          ))}
        </ul>
        <div aria-live="polite">
          <Outcome {...props} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

export type TenantNameProps = Pick<TenantSwitcherProps, 'label'> & { readonly name: string };

/** Says which tenant it is, where there is no other to choose. */
export function TenantName(props: TenantNameProps) {
  return (
    <p data-slot="tenant-name" className="flex border border-transparent px-2 py-1">
      <Name {...props} />
    </p>
  );
}

function Name({ label, name }: TenantNameProps) {
  return (
    <span className="grid min-w-0 flex-1">
      <span className="truncate text-xs text-ink-subtle">{label}</span>
      <span className="truncate font-medium">
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}

interface TenantLinkProps {
  readonly ref: RefObject<HTMLAnchorElement | null> | undefined;
  readonly href: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isCurrent: boolean;
}

function TenantLink({ ref, href, label, detail, isCurrent }: TenantLinkProps) {
  return (
    <li>
      <Anchor
        ref={ref}
        href={href}
        aria-current={isCurrent || undefined}
        className="flex min-h-item items-center gap-2 rounded-sm px-2 py-1 text-ink no-underline -outline-offset-2 hover:bg-hover"
      >
        <Check
          aria-hidden="true"
          className={isCurrent ? 'size-4 shrink-0 text-accent' : 'invisible size-4 shrink-0'}
        />
        <span className="min-w-0 flex-1">
          <span className="block break-words">
            <bdi>{label}</bdi>
          </span>
          {detail !== undefined && (
            <span className="block truncate text-sm text-ink-subtle">
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </Anchor>
    </li>
  );
}

/** The status below the links: loading, failed, or no matches. */
function Outcome({ plural, tenants, problem, onRetry }: TenantSwitcherProps) {
  if (problem !== undefined) {
    return (
      <>
        <InlineMessage tone="danger">{problem}</InlineMessage>
        <Button size="small" className="mt-2" onClick={onRetry}>
          {tenantSwitcherMessages.retry}
        </Button>
      </>
    );
  }
  if (tenants === undefined)
    return <Spinner label={tenantSwitcherMessages.loading({ tenants: plural })} />;
  return tenants.length === 0 ? (
    <p className="text-ink-muted">{tenantSwitcherMessages.noMatch({ tenants: plural })}</p>
  ) : null;
}
