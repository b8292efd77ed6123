import { createContext, type ReactNode, use, useMemo } from 'react';

const LabelsContext = createContext<ReadonlyMap<object, object>>(new Map());

/** Texts that replace some of a component's labels. */
export type Translation = readonly [labels: object, texts: object];

/** Translates a component's labels: `translated(callLogLabels, { title: 'Aufrufe' })`. */
export function translated<Labels extends object>(
  labels: Labels,
  texts: Partial<Labels>,
): Translation {
  return [labels, texts];
}

export interface LabelsProviderProps {
  /** Labels that are not in the list keep the texts of the provider above, or their English ones. */
  readonly labels: readonly Translation[];
  readonly children: ReactNode;
}

export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const all = useMemo(() => {
    const merged = new Map(outer);
    for (const [key, texts] of labels) merged.set(key, { ...(merged.get(key) ?? key), ...texts });
    return merged;
  }, [outer, labels]);
  return <LabelsContext value={all}>{children}</LabelsContext>;
}

/** Returns a component's labels in the language of the provider. The same object until that changes. */
export function useLabels<Labels extends object>(labels: Labels): Labels {
  return (use(LabelsContext).get(labels) as Labels | undefined) ?? labels;
}
