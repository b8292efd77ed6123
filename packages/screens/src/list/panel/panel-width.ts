import { panelWidths } from '@ninefold/ui/patterns/side-panel';
import { keepInBrowser } from '@ninefold/ui/provider';
import { useState } from 'react';
import { useIdentity } from '../../screen-context/index.ts';

/** The width of the panel beside lists, in pixels. A person's is kept in this browser. */
export function usePanelWidth(): readonly [number, (width: number) => void] {
  const { project, person } = useIdentity();
  const key = `ninefold.panel ${JSON.stringify([project, person])}`;
  const [changed, setChanged] = useState<{ readonly key: string; readonly width: number }>();
  return [
    changed?.key === key ? changed.width : storedWidth(key),
    (width) => {
      setChanged({ key, width });
      keepInBrowser(key, `${width}`);
    },
  ];
}

function storedWidth(key: string): number {
  try {
    const width = Number(localStorage.getItem(key) ?? '');
    const { least, most, usual } = panelWidths;
    return width >= least && width <= most ? width : usual;
  } catch {
    return panelWidths.usual;
  }
}
