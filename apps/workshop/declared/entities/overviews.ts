import type { Entities } from '../workshop-declaration.ts';
import * as shared from './shared-fields.ts';

const group = { en: 'Overviews', de: 'Übersichten', ar: 'نظرات عامة' } as const;

/** The views of open work. */
export const overviews: Entities = {
  open_work_order: {
    label: { en: 'Unfinished work order', de: 'Unerledigter Auftrag', ar: 'أمر عمل غير منجز' },
    plural: {
      en: 'Unfinished work orders',
      de: 'Unerledigte Aufträge',
      ar: 'أوامر العمل غير المنجزة',
    },
    gender: { de: 'masculine' },
    group,
    display: ['number', 'title'],
    fields: {
      id: shared.id,
      number: shared.number,
      title: { label: { en: 'Title', de: 'Titel', ar: 'العنوان' } },
      status: shared.status,
      priority: shared.priority,
      due_at: shared.due,
      is_overdue: { label: { en: 'Overdue', de: 'Überfällig', ar: 'متأخر' } },
      customer_id: shared.customerId,
      customer_name: shared.customerName,
      region: shared.region,
      city: shared.city,
      technician_id: shared.technicianId,
      technician_name: {
        label: { en: 'Technician name', de: 'Name der Fachkraft', ar: 'اسم الفني' },
      },
      next_visit_at: shared.nextVisit,
      estimate: shared.estimate,
    },
  },
  technician_workload: {
    label: { en: 'Workload', de: 'Auslastung', ar: 'عبء العمل' },
    plural: { en: 'Workload', de: 'Auslastung', ar: 'عبء العمل' },
    gender: { de: 'feminine' },
    group,
    display: ['full_name'],
    fields: {
      technician_id: shared.technicianId,
      full_name: shared.name,
      home_region: shared.homeRegion,
      visits: { label: { en: 'Visits', de: 'Einsätze', ar: 'الزيارات' } },
      planned_hours: {
        label: { en: 'Planned hours', de: 'Geplante Stunden', ar: 'الساعات المخططة' },
      },
      next_visit_at: shared.nextVisit,
    },
  },
  unpaid_invoice: {
    label: { en: 'Unpaid invoice', de: 'Unbezahlte Rechnung', ar: 'فاتورة غير مدفوعة' },
    plural: { en: 'Unpaid invoices', de: 'Unbezahlte Rechnungen', ar: 'الفواتير غير المدفوعة' },
    gender: { de: 'feminine' },
    group,
    display: ['number'],
    fields: {
      id: shared.id,
      number: shared.number,
      customer_id: shared.customerId,
      customer_name: shared.customerName,
      issued_on: shared.issued,
      due_on: shared.due,
      days_overdue: {
        label: { en: 'Days overdue', de: 'Tage überfällig', ar: 'أيام التأخير' },
      },
      gross: shared.gross,
    },
  },
};
