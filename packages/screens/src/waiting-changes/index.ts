/** Changes that a person has saved while the device was offline, and that wait to be sent. */
export { waitingChangesMessages } from './messages.ts';
export {
  deleteChange,
  type ChangeProblem,
  readChanges,
  storeChange,
  storedChanges,
  subscribeToChanges,
  type WaitingChange,
  waitingChanges,
} from './stored-changes.ts';
export { useKeepChange } from './use-keep-change.ts';
export { markWaiting, setMarkedChanges } from './waiting-marks.ts';
