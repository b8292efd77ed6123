import { useCallback, type Ref } from 'react';

/** One ref for an element that two want: ours and the caller's. */
export function useMergedRef<Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): (instance: Instance | null) => () => void {
  return useCallback(
    (instance) => {
      const releases = [first, second].map((ref) => attach(ref, instance));
      return () => {
        for (const release of releases) release();
      };
    },
    [first, second],
  );
}

function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') {
    const release = ref(instance);
    return typeof release === 'function' ? release : () => ref(null);
  }
  if (ref) ref.current = instance;
  return () => {
    if (ref) ref.current = null;
  };
}
