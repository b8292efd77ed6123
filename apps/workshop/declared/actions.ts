import type { WorkshopDeclaration } from './workshop-declaration.ts';

type Actions = NonNullable<NonNullable<WorkshopDeclaration['screens']>['actions']>;

const office = ['owner', 'dispatcher'] as const;

/** The workshop's own actions. What each does is loaded when it is chosen. */
export const actions: Actions = {
  work_order: {
    invoice: {
      label: { en: 'Create invoice', de: 'Rechnung erstellen', ar: 'إنشاء فاتورة' },
      on: ['record', 'selection'],
      roles: office,
      only: {
        while: { status: 'eq.completed' },
        statement: {
          en: 'Only completed orders can be invoiced.',
          de: 'Nur abgeschlossene Aufträge können abgerechnet werden.',
          ar: 'لا تصدر الفاتورة إلا لأوامر العمل المكتملة.',
        },
      },
      action: async () => (await import('../screens/order-actions.ts')).invoice,
    },
    postpone: {
      label: { en: 'Postpone', de: 'Verschieben', ar: 'تأجيل' },
      on: ['record', 'selection'],
      roles: office,
      requires: 'change',
      only: {
        while: { status: 'in.(open,planned)' },
        statement: {
          en: 'Work on this order has begun, so it can’t be postponed.',
          de: 'Die Arbeit an diesem Auftrag hat begonnen. Er kann nicht mehr verschoben werden.',
          ar: 'بدأ العمل على هذا الأمر، فلا يمكن تأجيله.',
        },
      },
      action: async () => (await import('../screens/order-actions.ts')).postpone,
    },
    takeOrder: {
      label: {
        en: 'Take an order step by step',
        de: 'Auftrag schrittweise aufnehmen',
        ar: 'تسجيل أمر عمل خطوة بخطوة',
      },
      on: 'list',
      roles: office,
      requires: 'create',
      href: '/take-order',
    },
    takeCall: {
      label: { en: 'Take a call', de: 'Anruf aufnehmen', ar: 'تسجيل مكالمة' },
      on: 'list',
      roles: office,
      requires: 'create',
      action: async () => (await import('../screens/order-actions.ts')).takeCall,
    },
  },
  customer: {
    sites: {
      label: { en: 'Sites and escorts', de: 'Standorte und Begleitung', ar: 'المواقع والمرافقة' },
      on: 'record',
      roles: office,
      href: '/customer-sites/{id}',
    },
  },
};
