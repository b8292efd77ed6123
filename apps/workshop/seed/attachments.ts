import { hour, instantText, minute, type Instant } from './calendar.ts';
import type { Random } from './random.ts';
import type { WorkedOrder } from './visits.ts';
import { orderNumber } from './work-orders.ts';

export interface Attachment {
  readonly id: string;
  readonly order: WorkedOrder;
  readonly fileName: string;
  readonly mediaType: string;
  readonly caption: string | null;
  readonly uploaderId: string | null;
  readonly uploaderName: string;
  readonly at: Instant;
}

type FileSort = readonly [
  name: string,
  extension: string,
  mediaType: string,
  captions: readonly string[],
];

const sorts: readonly (readonly [FileSort, number])[] = [
  [['photo', 'jpg', 'image/jpeg', ['Name plate', 'Damage', 'Before', 'After', 'Display']], 7],
  [['report', 'pdf', 'application/pdf', ['Signed report', 'Estimate']], 3],
  [['measurement', 'csv', 'text/csv', ['Vibration', 'Currents']], 1],
  [['drawing', 'pdf', 'application/pdf', ['Circuit diagram', 'Hydraulic diagram']], 1],
];

/** A UUID, version 4, from the seed. */
function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => text.slice(from, to))
    .join('-');
}

export function makeAttachments(random: Random, orders: readonly WorkedOrder[]): Attachment[] {
  return orders.flatMap((order) => {
    const shown = order.id === 4811;
    const visit = order.visits.find(({ status }) => status === 'done');
    const isRecent = order.id > orders.length - 1900;
    const count = shown ? 4 : isRecent && visit ? random.pick([0, 0, 0, 1, 1, 2, 3]) : 0;
    return Array.from({ length: count }, (_, index): Attachment => {
      const [name, extension, mediaType, captions] = random.pickWeighted(sorts);
      // Files from before the first visit came from the customer.
      const sender = visit?.technician;
      return {
        id: uuid(random),
        order,
        fileName: `${name}-${String(index + 1)}.${extension}`,
        mediaType,
        caption: random.chance(0.7) ? random.pick(captions) : null,
        uploaderId: sender?.userId ?? null,
        uploaderName: sender?.fullName ?? 'System',
        at: visit ? visit.ends + (5 + index * 2) * minute : order.opened + hour,
      };
    });
  });
}

export function attachmentRows(random: Random, attachments: readonly Attachment[]) {
  return attachments.map((attachment) => ({
    id: attachment.id,
    work_order_id: attachment.order.id,
    file_name: attachment.fileName,
    storage_path: `${orderNumber(attachment.order.id)}/${attachment.id}/${attachment.fileName}`,
    media_type: attachment.mediaType,
    size_bytes: random.integer(24_000, 6_400_000),
    sha256: `\\x${Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join('')}`,
    caption: attachment.caption,
    uploaded_by: attachment.uploaderId,
    uploader_name: attachment.uploaderName,
    uploaded_at: instantText(attachment.at),
  }));
}
