import type { Entities } from '../workshop-declaration.ts';
import * as shared from './shared-fields.ts';

const group = { en: 'Records', de: 'Unterlagen', ar: 'السجلات' } as const;

/** Children of orders and invoices, the history of changes, and priorities. */
export const records: Entities = {
  invoice_line: {
    label: { en: 'Invoice line', de: 'Rechnungsposition', ar: 'بند فاتورة' },
    plural: { en: 'Invoice lines', de: 'Rechnungspositionen', ar: 'بنود الفواتير' },
    gender: { de: 'feminine' },
    group,
    display: ['description'],
    fields: {
      invoice_id: { label: { en: 'Invoice', de: 'Rechnung', ar: 'الفاتورة' } },
      position: { label: { en: 'Position', de: 'Position', ar: 'الترتيب' } },
      kind: shared.kind,
      work_order_id: shared.workOrder,
      part_id: shared.part,
      description: shared.description,
      quantity: shared.quantity,
      unit_price: shared.unitPrice,
      discount: shared.discount,
      amount: shared.amount,
    },
  },
  attachment: {
    label: { en: 'Attachment', de: 'Anhang', ar: 'مرفق' },
    plural: { en: 'Attachments', de: 'Anhänge', ar: 'المرفقات' },
    gender: { de: 'masculine' },
    group,
    display: ['file_name'],
    fields: {
      id: shared.id,
      work_order_id: shared.workOrder,
      file_name: { label: { en: 'File name', de: 'Dateiname', ar: 'اسم الملف' } },
      storage_path: {
        label: { en: 'File', de: 'Datei', ar: 'الملف' },
        help: {
          en: 'A photo, a PDF, or a table as CSV',
          de: 'Ein Foto, ein PDF oder eine Tabelle als CSV',
          ar: 'صورة أو ملف PDF أو جدول بصيغة CSV',
        },
        file: {
          bucket: 'attachments',
          name: 'file_name',
          type: 'media_type',
          size: 'size_bytes',
          types: [
            'image/png',
            'image/jpeg',
            'image/webp',
            'image/heic',
            'application/pdf',
            'text/csv',
            'text/plain',
          ],
          maxBytes: 52_428_800,
          deletedWithRecord: true,
        },
      },
      media_type: { label: { en: 'Media type', de: 'Medientyp', ar: 'نوع الوسائط' } },
      size_bytes: { label: { en: 'Size (bytes)', de: 'Größe (Byte)', ar: 'الحجم (بالبايت)' } },
      sha256: {
        label: { en: 'Fingerprint', de: 'Fingerabdruck', ar: 'البصمة' },
        hidden: ['form'],
      },
      caption: { label: { en: 'Caption', de: 'Bildunterschrift', ar: 'التعليق' } },
      uploaded_by: shared.account,
      uploader_name: {
        label: { en: 'Uploaded by', de: 'Hochgeladen von', ar: 'رُفع بواسطة' },
      },
      uploaded_at: { label: { en: 'Uploaded', de: 'Hochgeladen', ar: 'تاريخ الرفع' } },
    },
  },
  audit_entry: {
    label: { en: 'Change', de: 'Änderung', ar: 'تغيير' },
    plural: { en: 'History', de: 'Verlauf', ar: 'سجل التغييرات' },
    gender: { de: 'feminine' },
    group,
    display: ['actor_name', 'action'],
    history: {
      of: [
        'customer',
        'contact',
        'equipment',
        'technician',
        'work_order',
        'visit',
        'invoice',
        'attachment',
      ],
      entity: 'relation',
      record: 'record_id',
      at: 'occurred_at',
      by: 'actor_name',
      before: 'before',
      after: 'after',
    },
    fields: {
      id: shared.id,
      occurred_at: { label: { en: 'When', de: 'Wann', ar: 'الوقت' } },
      actor_id: shared.account,
      actor_name: { label: { en: 'Who', de: 'Wer', ar: 'من أجراه' } },
      action: { label: { en: 'Action', de: 'Aktion', ar: 'الإجراء' } },
      relation: { label: { en: 'Kind of record', de: 'Art des Datensatzes', ar: 'نوع السجل' } },
      record_id: { label: { en: 'Record', de: 'Datensatz', ar: 'السجل' } },
      work_order_id: shared.workOrder,
      changed: { label: { en: 'Changed', de: 'Geändert', ar: 'الحقول المعدَّلة' } },
      before: { label: { en: 'Before', de: 'Vorher', ar: 'قبل' } },
      after: { label: { en: 'Change', de: 'Änderung', ar: 'التغيير' } },
    },
  },
  priority: {
    label: { en: 'Priority', de: 'Priorität', ar: 'أولوية' },
    plural: { en: 'Priorities', de: 'Prioritäten', ar: 'الأولويات' },
    gender: { de: 'feminine' },
    group,
    display: ['level', 'name'],
    fields: {
      level: shared.level,
      name: shared.name,
      response_hours: {
        label: {
          en: 'Hours to respond',
          de: 'Reaktionszeit (Stunden)',
          ar: 'مهلة الاستجابة (بالساعات)',
        },
      },
      description: shared.description,
    },
  },
};
