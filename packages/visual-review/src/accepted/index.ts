export { acceptChanges, acceptProbe, undoDecision } from './accept.ts';
export {
  type AcceptedPicture,
  type Manifest,
  manifestFile,
  pictureKey,
  type PictureKey,
  readManifest,
  writeManifest,
} from './manifest.ts';
export { machineName, probeId, probeKey } from './probe-row.ts';
export {
  readReviewFile,
  stillDecided,
  writeReviewFile,
  type StoredDecision,
} from './review-file.ts';
export { removeOrphans, type StoreState, storeState } from './store-state.ts';
