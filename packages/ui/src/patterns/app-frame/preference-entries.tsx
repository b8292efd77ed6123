import { Globe, SunMoon } from 'lucide-react';
import { MenuItem } from '../../components/menu/index.ts';
import type { AppFrameLabels } from './app-frame-props.ts';

/** The dialogs that a person's preferences are changed in. */
export type PreferencesPart = 'appearance' | 'region';

export interface PreferenceEntriesProps {
  readonly onOpen: (part: PreferencesPart) => void;
  readonly labels: AppFrameLabels;
}

/** Within a menu: what opens the dialogs of the person's preferences. */
export function PreferenceEntries({ onOpen, labels }: PreferenceEntriesProps) {
  return (
    <>
      <MenuItem start={<SunMoon aria-hidden="true" />} onSelect={() => onOpen('appearance')}>
        {labels.appearance}
      </MenuItem>
      <MenuItem start={<Globe aria-hidden="true" />} onSelect={() => onOpen('region')}>
        {labels.region}
      </MenuItem>
    </>
  );
}
