/** Changes that a person has saved while the device was offline, and that wait to be sent. Loaded after the first screen. */
export { waitingChangesMessages } from './messages.ts';
export {
  deleteChange,
  type ChangeProblem,
  readChanges,
  settleChange,
  storeChange,
  storedChanges,
  storeProblem,
  subscribeToChanges,
  type WaitingChange,
  waitingChanges,
} from './stored-changes.ts';
export { keepChange, type KeptChange } from './keep-change.ts';
export { withoutSender } from './sender-lock.ts';
