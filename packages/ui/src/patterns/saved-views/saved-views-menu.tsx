import { Copy, Lock, Pencil, RotateCw, Save, Share2, Star, StarOff, Trash2 } from 'lucide-react';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import {
  Menu,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import { savedViewsMenuMessages, savedViewsMessages } from './messages.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { SavedViewsProps, ViewChoice } from './saved-views-props.ts';

export interface SavedViewsMenuProps extends SavedViewsProps {
  readonly trigger: ReactElement;
  /** The trigger's element. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly chosen: ViewChoice | undefined;
}

/** The views to choose from, and what can be done with the chosen one. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { trigger, button, all, views, value, chosen, onlyInBrowser, onSelect, onRetry } = props;
  const [asked, setAsked] = useState<'save' | 'rename'>();
  const opensDialog = useRef(false);
  const ask = (what: 'save' | 'rename') => {
    opensDialog.current = true;
    setAsked(what);
  };
  const groups = [
    { label: savedViewsMenuMessages.fromTeam, from: 'team' },
    { label: savedViewsMenuMessages.shared, from: 'others' },
    {
      label:
        onlyInBrowser === undefined ? savedViewsMenuMessages.own : savedViewsMenuMessages.inBrowser,
      from: 'me',
    },
  ].map((group) => ({ ...group, views: views.filter(({ from }) => from === group.from) }));
  const menu = (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (opensDialog.current) event.preventDefault();
          opensDialog.current = false;
        }}
      >
        <MenuRadioGroup
          aria-label={savedViewsMessages.views}
          value={value}
          onValueChange={onSelect}
        >
          <MenuRadioItem value="">{all}</MenuRadioItem>
          {groups
            .filter((group) => group.views.length > 0)
            .map((group) => (
              <MenuGroup key={group.from} label={group.label}>
                {group.views.map(({ id, name, favourite }) => (
                  <MenuRadioItem key={id} value={id}>
                    <bdi className="min-w-0 break-words">{name}</bdi>
                    {favourite === true && <FavouriteMark />}
                  </MenuRadioItem>
                ))}
              </MenuGroup>
            ))}
        </MenuRadioGroup>
        {onRetry !== undefined && (
          <MenuItem start={<RotateCw aria-hidden="true" />} onSelect={onRetry}>
            {savedViewsMenuMessages.failed}
          </MenuItem>
        )}
        <MenuSeparator />
        {chosen !== undefined && <ViewItems {...props} chosen={chosen} onAsk={ask} />}
        <MenuItem start={<Save aria-hidden="true" />} onSelect={() => ask('save')}>
          {chosen === undefined ? savedViewsMenuMessages.save : savedViewsMenuMessages.saveAs}
        </MenuItem>
        <MenuItem start={<Copy aria-hidden="true" />} onSelect={props.onCopyLink}>
          {savedViewsMenuMessages.copyLink}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
  return (
    <>
      {menu}
      {asked !== undefined && (
        <SaveViewDialog
          {...props}
          asked={asked}
          name={asked === 'rename' ? (chosen?.name ?? '') : ''}
          returnFocus={button}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function FavouriteMark() {
  return (
    <span className="ms-auto text-ink-subtle">
      <Star aria-hidden="true" className="fill-current" />
      <span className="sr-only"> {savedViewsMenuMessages.favourite}</span>
    </span>
  );
}

interface ViewItemsProps extends SavedViewsProps {
  readonly chosen: ViewChoice;
  readonly onAsk: (what: 'rename') => void;
}

/** The actions on the chosen view, under its name. */
function ViewItems({ chosen, ...props }: ViewItemsProps) {
  const { favourite = false } = chosen;
  return (
    <>
      <MenuGroup label={<bdi className="break-words">{chosen.name}</bdi>}>
        <MenuItem
          start={favourite ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />}
          onSelect={() => props.onFavourite(!favourite)}
        >
          {favourite ? savedViewsMenuMessages.removeFavourite : savedViewsMenuMessages.addFavourite}
        </MenuItem>
        {chosen.from === 'me' && <OwnViewItems {...props} chosen={chosen} />}
      </MenuGroup>
      <MenuSeparator />
    </>
  );
}

/** The actions on a view of one's own. */
function OwnViewItems({ chosen, ...props }: ViewItemsProps) {
  const shared = chosen.shared === true;
  return (
    <>
      {props.changed === true && (
        <MenuItem start={<Save aria-hidden="true" />} onSelect={props.onUpdate}>
          {savedViewsMenuMessages.update}
        </MenuItem>
      )}
      <MenuItem start={<Pencil aria-hidden="true" />} onSelect={() => props.onAsk('rename')}>
        {savedViewsMenuMessages.rename}
      </MenuItem>
      {props.onlyInBrowser === undefined && (
        <MenuItem
          start={shared ? <Lock aria-hidden="true" /> : <Share2 aria-hidden="true" />}
          onSelect={() => props.onShare(!shared)}
        >
          {shared ? savedViewsMenuMessages.stopSharing : savedViewsMenuMessages.share}
        </MenuItem>
      )}
      <MenuItem tone="danger" start={<Trash2 aria-hidden="true" />} onSelect={props.onDelete}>
        {savedViewsMenuMessages.delete}
      </MenuItem>
    </>
  );
}
