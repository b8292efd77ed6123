import { messages } from '@ninefold/messages';

export const detailScreenMessages = messages('detail-screen', {
  state: '{field}:',
  nextSteps: '{field}: next steps',
});

export const recordMenuMessages = messages('record-menu', {
  copyLink: 'Copy link',
  linkCopied: 'The link to {title} was copied',
  linkNotCopied: 'The link couldn’t be copied. Copy it from the address bar.',
  duplicate: 'Duplicate {entity}',
  print: 'Print…',
});
