import type { Entities } from '../workshop-declaration.ts';
import * as shared from './shared-fields.ts';

const address = {
  group: { en: 'Billing address', de: 'Rechnungsadresse', ar: 'عنوان الفوترة' },
} as const;
const billingAddress = {
  billing_street: {
    label: { en: 'Billing street', de: 'Straße', ar: 'الشارع' },
    ...address,
    width: 'wide',
  },
  billing_postal_code: {
    label: { en: 'Billing postal code', de: 'Postleitzahl', ar: 'الرمز البريدي' },
    ...address,
    width: 'narrow',
  },
  billing_city: { label: { en: 'Billing city', de: 'Ort', ar: 'المدينة' }, ...address },
  billing_country: {
    label: { en: 'Billing country', de: 'Land', ar: 'البلد' },
    ...address,
    width: 'narrow',
  },
} as const;
const terms = {
  group: { en: 'Payment terms', de: 'Zahlungsbedingungen', ar: 'شروط الدفع' },
} as const;

const openingHours = {
  day: {
    label: { en: 'Day', de: 'Tag', ar: 'اليوم' },
    values: {
      mon: { en: 'Monday', de: 'Montag', ar: 'الاثنين' },
      tue: { en: 'Tuesday', de: 'Dienstag', ar: 'الثلاثاء' },
      wed: { en: 'Wednesday', de: 'Mittwoch', ar: 'الأربعاء' },
      thu: { en: 'Thursday', de: 'Donnerstag', ar: 'الخميس' },
      fri: { en: 'Friday', de: 'Freitag', ar: 'الجمعة' },
      sat: { en: 'Saturday', de: 'Samstag', ar: 'السبت' },
      sun: { en: 'Sunday', de: 'Sonntag', ar: 'الأحد' },
    },
    required: true,
  },
  from: { label: { en: 'From', de: 'Von', ar: 'من' }, kind: 'time', required: true },
  to: { label: { en: 'To', de: 'Bis', ar: 'إلى' }, kind: 'time', required: true },
} as const;

// The triggers and policies of work orders refuse these fields for the other roles.
const office = { editableBy: ['owner', 'dispatcher'] } as const;
const notTechnicians = { editableBy: ['owner', 'dispatcher', 'contact'] } as const;

/** Orders, the visits for them, and the customers, machines, parts and invoices that they are about. */
export const work: Entities = {
  work_order: {
    label: { en: 'Work order', de: 'Auftrag', ar: 'أمر عمل' },
    plural: { en: 'Work orders', de: 'Aufträge', ar: 'أوامر العمل' },
    gender: { de: 'masculine' },
    display: ['number', 'title'],
    order: [
      'number',
      'title',
      'status',
      'customer_id',
      'site_id',
      'equipment_id',
      'priority',
      'due_at',
      'estimate',
      'technician_id',
      'warranty_claim',
      'kind',
      'reported_by',
      'description',
      'hold_reason',
      'cancellation_reason',
    ],
    fields: {
      id: shared.id,
      number: shared.number,
      title: { label: { en: 'Title', de: 'Titel', ar: 'العنوان' }, ...notTechnicians },
      status: { ...shared.status, editableBy: ['owner', 'dispatcher', 'technician'] },
      customer_id: { ...shared.customer, ...notTechnicians },
      site_id: { ...shared.site, ...notTechnicians, dependsOn: 'customer_id' },
      equipment_id: {
        label: { en: 'Equipment', de: 'Maschine', ar: 'الآلة' },
        ...notTechnicians,
        dependsOn: 'site_id',
      },
      priority: { ...shared.priority, ...notTechnicians },
      kind: { ...shared.kind, ...notTechnicians },
      technician_id: { ...shared.technician, ...office },
      estimate: { ...shared.estimate, ...office },
      warranty_claim: {
        label: { en: 'Warranty claim', de: 'Garantiefall', ar: 'مطالبة الضمان' },
        ...office,
      },
      description: shared.description,
      tags: shared.tags,
      cancellation_reason: {
        label: { en: 'Reason for cancellation', de: 'Grund der Stornierung', ar: 'سبب الإلغاء' },
        ...office,
        shown: { while: { status: 'eq.cancelled' } },
      },
      due_at: {
        ...shared.due,
        ...notTechnicians,
        due: { while: { status: 'in.(open,planned,in_progress,on_hold)' } },
      },
      opened_at: { label: { en: 'Opened', de: 'Eröffnet', ar: 'تاريخ الفتح' } },
      started_at: { label: { en: 'Started', de: 'Begonnen', ar: 'تاريخ البدء' } },
      completed_at: { label: { en: 'Completed', de: 'Abgeschlossen', ar: 'تاريخ الإكمال' } },
      updated_at: shared.updated,
      reported_by: {
        label: { en: 'Reported by', de: 'Gemeldet von', ar: 'المبلِّغ' },
        ...notTechnicians,
        dependsOn: 'customer_id',
      },
      hold_reason: {
        label: { en: 'Reason for hold', de: 'Grund der Zurückstellung', ar: 'سبب التعليق' },
        shown: { while: { status: 'eq.on_hold' } },
      },
      labour_hours: { label: { en: 'Hours', de: 'Stunden', ar: 'الساعات' } },
      parts_total: {
        label: { en: 'Parts total', de: 'Summe der Teile', ar: 'إجمالي القطع' },
        ...shared.euros,
      },
      checklist: {
        label: { en: 'Checklist', de: 'Checkliste', ar: 'قائمة التحقق' },
        shape: { checklist: { text: 'step', done: 'done' } },
      },
    },
  },
  visit: {
    label: { en: 'Visit', de: 'Einsatz', ar: 'زيارة' },
    plural: { en: 'Visits', de: 'Einsätze', ar: 'الزيارات' },
    gender: { de: 'masculine' },
    display: ['task'],
    order: ['planned_during', 'technician_id', 'work_order_id', 'task', 'status', 'hours'],
    fields: {
      id: shared.id,
      planned_during: { label: { en: 'When', de: 'Wann', ar: 'الموعد' } },
      technician_id: shared.technician,
      work_order_id: shared.workOrder,
      task: { label: { en: 'Task', de: 'Aufgabe', ar: 'المهمة' } },
      status: shared.status,
      hours: { label: { en: 'Hours', de: 'Stunden', ar: 'الساعات' } },
      starts_at: { label: { en: 'Begins', de: 'Beginn', ar: 'البداية' } },
      // A visit in the past is done, or someone forgot to mark it as done.
      ends_at: {
        label: { en: 'Ends', de: 'Ende', ar: 'النهاية' },
        due: { while: { status: 'in.(planned,under_way)' } },
      },
      travel_km: { label: { en: 'Kilometres', de: 'Kilometer', ar: 'الكيلومترات' } },
      report: { label: { en: 'Report', de: 'Bericht', ar: 'التقرير' } },
      ...shared.timestamps,
    },
  },
  customer: {
    label: { en: 'Customer', de: 'Kunde', ar: 'عميل' },
    plural: { en: 'Customers', de: 'Kunden', ar: 'العملاء' },
    gender: { de: 'masculine' },
    display: ['name'],
    fields: {
      id: shared.id,
      number: shared.number,
      name: shared.name,
      region: shared.region,
      email: shared.email,
      phone: shared.phone,
      vat_number: {
        label: { en: 'VAT number', de: 'USt-IdNr.', ar: 'رقم ضريبة القيمة المضافة' },
        help: {
          en: 'As on the customer’s letters: DE123456789.',
          de: 'Wie auf den Briefen des Kunden: DE123456789.',
          ar: 'كما يرد في مراسلات العميل: DE123456789.',
        },
      },
      ...billingAddress,
      payment_days: {
        label: { en: 'Days to pay', de: 'Zahlungsziel (Tage)', ar: 'مهلة الدفع (بالأيام)' },
        ...terms,
      },
      discount: { ...shared.discount, ...terms },
      credit_limit: {
        label: { en: 'Credit limit', de: 'Kreditlimit', ar: 'حد الائتمان' },
        ...shared.euros,
        ...terms,
      },
      tags: shared.tags,
      customer_since: { label: { en: 'Customer since', de: 'Kunde seit', ar: 'عميل منذ' } },
      is_active: { label: { en: 'Active', de: 'Aktiv', ar: 'نشط' } },
      notes: shared.notes,
      ...shared.timestamps,
    },
  },
  site: {
    label: { en: 'Site', de: 'Standort', ar: 'موقع' },
    plural: { en: 'Sites', de: 'Standorte', ar: 'المواقع' },
    gender: { de: 'masculine' },
    display: ['name', 'city'],
    fields: {
      id: shared.id,
      customer_id: shared.customer,
      name: shared.name,
      street: { label: { en: 'Street', de: 'Straße', ar: 'الشارع' } },
      postal_code: { label: { en: 'Postal code', de: 'Postleitzahl', ar: 'الرمز البريدي' } },
      city: shared.city,
      country: shared.country,
      location: { label: { en: 'Location', de: 'Koordinaten', ar: 'الإحداثيات' } },
      needs_escort: {
        label: { en: 'Escort needed', de: 'Begleitung erforderlich', ar: 'المرافقة مطلوبة' },
      },
      opening_hours: {
        label: { en: 'Opening hours', de: 'Öffnungszeiten', ar: 'ساعات العمل' },
        shape: { table: openingHours },
      },
      access_notes: {
        label: { en: 'Access notes', de: 'Hinweise zum Zugang', ar: 'ملاحظات الدخول' },
      },
      ...shared.timestamps,
    },
  },
  equipment: {
    label: { en: 'Machine', de: 'Maschine', ar: 'آلة' },
    plural: { en: 'Equipment', de: 'Maschinen', ar: 'الآلات' },
    gender: { de: 'feminine' },
    display: ['name', 'serial_number'],
    fields: {
      id: shared.id,
      site_id: shared.site,
      parent_id: { label: { en: 'Part of', de: 'Teil von', ar: 'جزء من' } },
      name: shared.name,
      category: shared.category,
      manufacturer: { label: { en: 'Manufacturer', de: 'Hersteller', ar: 'الشركة المصنّعة' } },
      serial_number: {
        label: { en: 'Serial number', de: 'Seriennummer', ar: 'الرقم التسلسلي' },
      },
      built_in: { label: { en: 'Year built', de: 'Baujahr', ar: 'سنة الصنع' } },
      commissioned_on: {
        label: { en: 'Commissioned', de: 'In Betrieb seit', ar: 'تاريخ بدء التشغيل' },
      },
      retired_on: {
        label: { en: 'Retired', de: 'Außer Betrieb seit', ar: 'تاريخ الإخراج من الخدمة' },
      },
      warranty: { label: { en: 'Warranty', de: 'Garantie', ar: 'الضمان' } },
      inspection_interval: {
        label: { en: 'Inspection interval', de: 'Prüfintervall', ar: 'الفترة بين الفحوص' },
      },
      inspected_on: { label: { en: 'Inspected', de: 'Geprüft', ar: 'تاريخ آخر فحص' } },
      inspection_due_on: {
        label: { en: 'Next inspection', de: 'Nächste Prüfung', ar: 'الفحص التالي' },
        due: { while: { retired_on: 'is.null' } },
      },
      operating_hours: {
        label: { en: 'Operating hours', de: 'Betriebsstunden', ar: 'ساعات التشغيل' },
      },
      data_sheet: { label: { en: 'Data sheet', de: 'Datenblatt', ar: 'ورقة البيانات' } },
      notes: shared.notes,
      ...shared.timestamps,
    },
  },
  part: {
    label: { en: 'Part', de: 'Ersatzteil', ar: 'قطعة غيار' },
    plural: { en: 'Parts', de: 'Ersatzteile', ar: 'قطع الغيار' },
    gender: { de: 'neuter' },
    display: ['number', 'name'],
    fields: {
      id: shared.id,
      number: shared.number,
      name: shared.name,
      unit: { label: { en: 'Unit', de: 'Einheit', ar: 'الوحدة' } },
      sales_price: {
        label: { en: 'Sales price', de: 'Verkaufspreis', ar: 'سعر البيع' },
        ...shared.euros,
      },
      stock: shared.stock,
      minimum_stock: shared.minimumStock,
      shelf: { label: { en: 'Shelf', de: 'Lagerplatz', ar: 'الرف' } },
      weight_kg: { label: { en: 'Weight (kg)', de: 'Gewicht (kg)', ar: 'الوزن (كغ)' } },
      fits: { label: { en: 'Fits', de: 'Passt zu', ar: 'تناسب' } },
      properties: { label: { en: 'Properties', de: 'Eigenschaften', ar: 'الخصائص' } },
      is_hazardous: { label: { en: 'Hazardous', de: 'Gefahrgut', ar: 'مادة خطرة' } },
      discontinued_on: {
        label: { en: 'Discontinued', de: 'Nicht mehr lieferbar seit', ar: 'تاريخ إيقاف الإنتاج' },
      },
      ...shared.timestamps,
    },
  },
  invoice: {
    label: { en: 'Invoice', de: 'Rechnung', ar: 'فاتورة' },
    plural: { en: 'Invoices', de: 'Rechnungen', ar: 'الفواتير' },
    gender: { de: 'feminine' },
    display: ['number'],
    children: [
      {
        entity: 'invoice_line',
        fields: ['kind', 'part_id', 'description', 'quantity', 'unit_price', 'discount', 'amount'],
        totals: ['quantity', 'amount'],
      },
    ],
    fields: {
      id: shared.id,
      number: shared.number,
      customer_id: shared.customer,
      status: shared.status,
      issued_on: shared.issued,
      due_on: { ...shared.due, due: { while: { status: 'eq.issued' } } },
      paid_on: { label: { en: 'Paid', de: 'Bezahlt', ar: 'تاريخ الدفع' } },
      service_period: {
        label: { en: 'Service period', de: 'Leistungszeitraum', ar: 'فترة الخدمة' },
      },
      net: { label: { en: 'Net', de: 'Netto', ar: 'الصافي' }, ...shared.euros },
      tax_rate: { label: { en: 'Tax rate (%)', de: 'Steuersatz (%)', ar: 'نسبة الضريبة (%)' } },
      tax: { label: { en: 'Tax', de: 'Steuer', ar: 'الضريبة' }, ...shared.euros },
      gross: shared.gross,
      reference: { label: { en: 'Reference', de: 'Referenz', ar: 'المرجع' } },
      ...shared.timestamps,
    },
  },
};
