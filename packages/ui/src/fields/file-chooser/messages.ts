import { messages } from '@ninefold/messages';

export const fileInputMessages = messages('file-input', {
  choose: 'Choose file',
  replace: 'Replace',
  remove: 'Remove',
  takePhoto: 'Take photo',
  drop: 'or drop or paste it here',
  /** After the name of a file that a form will send. */
  waiting: 'Uploaded when you save. Reloading the page discards it.',
  chosen: '{name} chosen, {size}.',
  removed: 'File removed.',
  uploading: 'Uploading {name}',
  sent: '{sent} of {total}',
  cancel: 'Cancel upload',
  download: 'Download {name}',
  opens: '{name} (opens in a new tab)',
  /** Beside the name of a file. */
  open: 'Open',
  openNamed: 'Open {name} in a new tab',
  severalFiles: 'Only one file fits here. Choose the one that you mean.',
  emptyFile: '{name} is empty. Choose another file.',
  unreadable: '{name} can’t be read. It may have been moved or changed: choose it again.',
  tooLarge:
    '{name} is too large: it has {size}, and at most {limit} is allowed. Choose a smaller file.',
  wrongType:
    '{name} can’t be used: its content is {type}, and only {accepted} is accepted. Choose another file.',
  typeName:
    '{type, select, image {an image} audio {audio} video {a video} text {text} html {a web page} unknown {of an unknown type} other {{name}}}',
});
