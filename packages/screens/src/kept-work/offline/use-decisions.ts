import { useRouter } from '@tanstack/react-router';
import { useIdentity } from '../../screen-context/index.ts';
import { draftKey, storeDraft } from '../drafts/index.ts';
import { deleteChange, storeChange, type WaitingChange, waitingChanges } from './queue.ts';
import { withoutSender } from './sender-lock.ts';

/** Returns what a person can do with a change that waits. A change that was sent meanwhile is left alone. */
export function useDecisions() {
  const router = useRouter();
  const owner = useIdentity();

  const ifWaiting = <T>({ key }: WaitingChange, action: (latest: WaitingChange) => T) =>
    withoutSender(owner, () => {
      const latest = waitingChanges(owner).find((each) => each.key === key);
      return latest && action(latest);
    });

  return {
    /**
     * Opens the form with the change as its unsaved draft: it doesn't wait any more, and is saved like any other.
     * Of a transition, opens the record. Returns whether the form is open.
     */
    async edit(change: WaitingChange): Promise<boolean> {
      const { kind, address, href } = change;
      const { history, state } = router;
      if (kind !== 'transition') {
        // A form that is open there already would not look for a draft.
        if (history.location.pathname === new URL(address, 'https://form.example').pathname) {
          await router.navigate({ to: '/' });
          if (router.state.location.pathname === state.location.pathname) return false;
        }
        await ifWaiting(change, ({ key, changes, row, creation }) => {
          if (storeDraft(draftKey(owner, href), { changes, row, creation })) deleteChange(key);
        });
      }
      // Another tenant is another page.
      if (history.createHref(address) === href) history.push(address);
      else window.location.assign(href);
      return true;
    },
    /** Lets a change that was refused be sent again; a new record that may be stored, a second time. */
    retry: (change: WaitingChange) =>
      ifWaiting(change, ({ problem, creation, ...latest }) =>
        storeChange({
          ...latest,
          creation: problem?.kind === 'uncertain' ? undefined : creation,
        }),
      ),
    discard: (change: WaitingChange) => ifWaiting(change, ({ key }) => deleteChange(key)),
  };
}
