import { messages } from '@ninefold/messages';

export const recordActionMessages = messages('record-actions', {
  create: 'New {entity}',
  edit: 'Edit',
  editEntity: 'Edit {entity}',
  delete: 'Delete',
  deleteEntity: 'Delete {entity}',
  notDeleted: '{title} couldn’t be deleted',
  deleted: '{title} was deleted',
  databaseDecides:
    'The database decides this for each record. Ask someone who manages the product.',
  notUpdated: '{title} couldn’t be updated',
  statusChanged: '{title}: {status}',
});

export const recordMenuMessages = messages('record-menu', {
  copyLink: 'Copy link',
  linkCopied: 'The link to {title} was copied',
  linkNotCopied: 'The link couldn’t be copied. Copy it from the address bar.',
  duplicate: 'Duplicate {entity}',
  print: 'Print…',
});
