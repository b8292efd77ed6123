import { createContext, use } from 'react';
import { valueId } from '../value-id.ts';

/** The id of the Tabs around, from which the ids of its tabs and panels are made. */
export const TabsId = createContext('');

/** Returns the ids of a tab and its panel. Radix would put the value into them as it is. */
export function useTabIds(value: string): { readonly tabId: string; readonly panelId: string } {
  const id = use(TabsId);
  return { tabId: valueId(id, 'tab', value), panelId: valueId(id, 'panel', value) };
}
