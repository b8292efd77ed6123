import { createListeners } from '@ninefold/data/client';

const listeners = createListeners();
let isOpen = false;

/** Whether the list of what waits is open: the frame shows it, and other parts of a screen open it. */
export const waitingList = {
  subscribe: listeners.add,
  isOpen: () => isOpen,
  setOpen(open: boolean): void {
    isOpen = open;
    listeners.notify();
  },
};
