/** Fields that several entities have. */
export const id = { label: { en: 'ID', de: 'ID', ar: 'المعرّف' } } as const;
export const number = { label: { en: 'Number', de: 'Nummer', ar: 'الرقم' } } as const;
export const name = { label: { en: 'Name', de: 'Name', ar: 'الاسم' } } as const;
export const description = {
  label: { en: 'Description', de: 'Beschreibung', ar: 'الوصف' },
} as const;
export const notes = { label: { en: 'Notes', de: 'Notizen', ar: 'ملاحظات' } } as const;
export const tags = { label: { en: 'Tags', de: 'Schlagwörter', ar: 'الوسوم' } } as const;
export const status = { label: { en: 'Status', de: 'Status', ar: 'الحالة' } } as const;
export const kind = { label: { en: 'Kind', de: 'Art', ar: 'النوع' } } as const;
export const category = { label: { en: 'Category', de: 'Kategorie', ar: 'الفئة' } } as const;
export const level = { label: { en: 'Level', de: 'Stufe', ar: 'المستوى' } } as const;
export const priority = { label: { en: 'Priority', de: 'Priorität', ar: 'الأولوية' } } as const;

export const email = { label: { en: 'E-mail', de: 'E-Mail', ar: 'البريد الإلكتروني' } } as const;
export const phone = { label: { en: 'Phone', de: 'Telefon', ar: 'الهاتف' } } as const;
export const country = { label: { en: 'Country', de: 'Land', ar: 'البلد' } } as const;
export const city = { label: { en: 'City', de: 'Ort', ar: 'المدينة' } } as const;
export const region = { label: { en: 'Region', de: 'Region', ar: 'المنطقة' } } as const;
export const homeRegion = {
  label: { en: 'Home region', de: 'Heimatregion', ar: 'منطقة الانطلاق' },
} as const;

export const firstName = { label: { en: 'First name', de: 'Vorname', ar: 'الاسم الأول' } } as const;
export const lastName = { label: { en: 'Last name', de: 'Nachname', ar: 'اسم العائلة' } } as const;
export const account = {
  label: { en: 'Account', de: 'Konto', ar: 'الحساب' },
  hidden: true,
} as const;

export const customer = { label: { en: 'Customer', de: 'Kunde', ar: 'العميل' } } as const;
export const customerId = {
  label: { en: 'Customer ID', de: 'Kunden-ID', ar: 'معرّف العميل' },
} as const;
export const customerName = {
  label: { en: 'Customer name', de: 'Name des Kunden', ar: 'اسم العميل' },
} as const;
export const site = { label: { en: 'Site', de: 'Standort', ar: 'الموقع' } } as const;
export const workOrder = { label: { en: 'Work order', de: 'Auftrag', ar: 'أمر العمل' } } as const;
export const technician = { label: { en: 'Technician', de: 'Fachkraft', ar: 'الفني' } } as const;
export const technicianId = {
  label: { en: 'Technician ID', de: 'ID der Fachkraft', ar: 'معرّف الفني' },
} as const;
export const part = { label: { en: 'Part', de: 'Ersatzteil', ar: 'قطعة الغيار' } } as const;
export const supplier = { label: { en: 'Supplier', de: 'Lieferant', ar: 'المورّد' } } as const;

/** What is an amount of money. */
export const euros = { format: { currency: 'EUR' } } as const;

export const quantity = { label: { en: 'Quantity', de: 'Menge', ar: 'الكمية' } } as const;
export const amount = { label: { en: 'Amount', de: 'Betrag', ar: 'المبلغ' }, ...euros } as const;
export const unitPrice = {
  label: { en: 'Unit price', de: 'Einzelpreis', ar: 'سعر الوحدة' },
  ...euros,
} as const;
export const discount = { label: { en: 'Discount', de: 'Rabatt', ar: 'الخصم' } } as const;
export const gross = { label: { en: 'Gross', de: 'Brutto', ar: 'الإجمالي' }, ...euros } as const;
export const estimate = {
  label: { en: 'Estimate', de: 'Kostenschätzung', ar: 'التكلفة التقديرية' },
  ...euros,
} as const;
export const stock = { label: { en: 'Stock', de: 'Bestand', ar: 'المخزون' } } as const;
export const minimumStock = {
  label: { en: 'Minimum stock', de: 'Mindestbestand', ar: 'الحد الأدنى للمخزون' },
} as const;
export const orderNumber = {
  label: { en: 'Order number', de: 'Bestellnummer', ar: 'رقم الطلب' },
} as const;
export const purchasePrice = {
  label: { en: 'Purchase price', de: 'Einkaufspreis', ar: 'سعر الشراء' },
  ...euros,
} as const;
export const leadTime = {
  label: { en: 'Lead time (days)', de: 'Lieferzeit (Tage)', ar: 'مدة التوريد (بالأيام)' },
} as const;

export const due = { label: { en: 'Due', de: 'Fällig', ar: 'تاريخ الاستحقاق' } } as const;
export const issued = { label: { en: 'Issued', de: 'Ausgestellt', ar: 'تاريخ الإصدار' } } as const;
export const nextVisit = {
  label: { en: 'Next visit', de: 'Nächster Einsatz', ar: 'الزيارة التالية' },
} as const;
export const updated = { label: { en: 'Updated', de: 'Geändert', ar: 'تاريخ التعديل' } } as const;
export const timestamps = {
  created_at: { label: { en: 'Created', de: 'Angelegt', ar: 'تاريخ الإنشاء' } },
  updated_at: updated,
} as const;
