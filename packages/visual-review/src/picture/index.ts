export { ContentStore } from './content-store.ts';
export { decodePicture } from './picture-file.ts';
export {
  type ContentHash,
  isContentHash,
  type Picture,
  pictureHash,
  pixelValues,
  textHash,
} from './picture.ts';
