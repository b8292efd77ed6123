import type { WorkshopDeclaration } from './workshop-declaration.ts';

/** Rules that triggers enforce, which a catalog only has as code: each is rejected with the code beside it. */
export const rules: NonNullable<WorkshopDeclaration['rules']> = {
  // HW006
  work_order: [
    {
      statement: {
        en: 'A technician can only change the status, the reason for the hold, the description, the checklist and the tags.',
        de: 'Die Technik ändert nur den Status, den Grund der Zurückstellung, die Beschreibung, die Checkliste und die Schlagwörter.',
        ar: 'لا يعدّل الفني سوى الحالة وسبب التعليق والوصف وقائمة التحقق والوسوم.',
      },
    },
  ],
  // HW007
  equipment: [
    {
      statement: {
        en: 'A machine can’t contain itself, and a part is at the same site as its machine.',
        de: 'Eine Maschine kann sich nicht selbst enthalten, und ein Teil steht am selben Standort wie seine Maschine.',
        ar: 'لا يمكن أن تحتوي الآلة على نفسها، ويكون الجزء في موقع آلته نفسه.',
      },
      fields: ['parent_id', 'site_id'],
    },
  ],
  invoice: [
    // HW008
    {
      statement: {
        en: 'An invoice is issued with at least one line.',
        de: 'Eine Rechnung wird mit mindestens einer Position ausgestellt.',
        ar: 'تصدر الفاتورة ببند واحد على الأقل.',
      },
      fields: ['status'],
    },
    // HW004
    {
      statement: {
        en: 'Once an invoice is issued, only its status, the day it was paid and its reference can change.',
        de: 'Nach dem Ausstellen ändern sich nur noch der Status, der Tag der Zahlung und die Referenz.',
        ar: 'بعد الإصدار لا تتغير سوى الحالة وتاريخ الدفع والمرجع.',
      },
      fields: ['status'],
    },
  ],
};
