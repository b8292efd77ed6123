import type { Entities } from '../workshop-declaration.ts';
import * as shared from './shared-fields.ts';

const group = { en: 'Store', de: 'Lager', ar: 'المخزن' } as const;

/** Parts, their suppliers and their stock. */
export const store: Entities = {
  supplier: {
    label: { en: 'Supplier', de: 'Lieferant', ar: 'مورّد' },
    plural: { en: 'Suppliers', de: 'Lieferanten', ar: 'المورّدون' },
    gender: { de: 'masculine' },
    group,
    display: ['name'],
    fields: {
      id: shared.id,
      name: shared.name,
      country: shared.country,
      email: shared.email,
      phone: shared.phone,
      website: { label: { en: 'Website', de: 'Website', ar: 'الموقع الإلكتروني' } },
      lead_time_days: shared.leadTime,
      is_active: { label: { en: 'Active', de: 'Aktiv', ar: 'نشط' } },
    },
  },
  part_supplier: {
    label: { en: 'Purchase price', de: 'Einkaufspreis', ar: 'سعر شراء' },
    plural: { en: 'Purchase prices', de: 'Einkaufspreise', ar: 'أسعار الشراء' },
    gender: { de: 'masculine' },
    group,
    fields: {
      part_id: shared.part,
      supplier_id: shared.supplier,
      order_number: shared.orderNumber,
      purchase_price: shared.purchasePrice,
      minimum_quantity: {
        label: { en: 'Minimum quantity', de: 'Mindestmenge', ar: 'الحد الأدنى للكمية' },
      },
      lead_time_days: shared.leadTime,
      is_preferred: { label: { en: 'Preferred', de: 'Bevorzugt', ar: 'مفضَّل' } },
    },
  },
  stock_movement: {
    label: { en: 'Stock movement', de: 'Lagerbewegung', ar: 'حركة مخزون' },
    plural: { en: 'Stock movements', de: 'Lagerbewegungen', ar: 'حركات المخزون' },
    gender: { de: 'feminine' },
    group,
    display: ['kind', 'quantity'],
    fields: {
      id: shared.id,
      part_id: shared.part,
      kind: shared.kind,
      quantity: shared.quantity,
      unit_price: shared.unitPrice,
      amount: shared.amount,
      moved_at: { label: { en: 'Moved', de: 'Gebucht', ar: 'تاريخ الحركة' } },
      work_order_id: shared.workOrder,
      technician_id: shared.technician,
      supplier_id: shared.supplier,
      note: { label: { en: 'Note', de: 'Notiz', ar: 'ملاحظة' } },
    },
  },
  part_to_reorder: {
    label: { en: 'Part to reorder', de: 'Teil zum Nachbestellen', ar: 'قطعة لإعادة الطلب' },
    plural: { en: 'Parts to reorder', de: 'Teile zum Nachbestellen', ar: 'قطع لإعادة الطلب' },
    gender: { de: 'neuter' },
    group,
    display: ['number', 'name'],
    about: 'part',
    fields: {
      part_id: { label: { en: 'Part ID', de: 'ID des Ersatzteils', ar: 'معرّف القطعة' } },
      number: shared.number,
      name: shared.name,
      stock: shared.stock,
      minimum_stock: shared.minimumStock,
      missing: { label: { en: 'Missing', de: 'Fehlmenge', ar: 'النقص' } },
      supplier_id: { label: { en: 'Supplier ID', de: 'Lieferanten-ID', ar: 'معرّف المورّد' } },
      supplier_name: {
        label: { en: 'Supplier name', de: 'Name des Lieferanten', ar: 'اسم المورّد' },
      },
      order_number: shared.orderNumber,
      purchase_price: shared.purchasePrice,
      lead_time_days: shared.leadTime,
    },
  },
};
