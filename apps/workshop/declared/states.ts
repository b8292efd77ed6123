import type { WorkshopDeclaration } from './workshop-declaration.ts';

type States = NonNullable<WorkshopDeclaration['states']>;

const office = ['dispatcher', 'owner'] as const;
const everybody = ['technician', 'dispatcher', 'owner'] as const;

const plan = {
  to: 'planned',
  label: { en: 'Plan', de: 'Einplanen', ar: 'تخطيط' },
  roles: office,
  needs: ['technician_id'],
} as const;
const putOnHold = {
  to: 'on_hold',
  label: { en: 'Put on hold', de: 'Zurückstellen', ar: 'تعليق' },
  roles: office,
  needs: ['hold_reason'],
} as const;
const backToOpen = {
  to: 'open',
  label: { en: 'Reset to open', de: 'Auf „Offen“ zurücksetzen', ar: 'إعادة إلى «مفتوح»' },
  roles: office,
} as const;
const cancelOrder = {
  to: 'cancelled',
  label: { en: 'Cancel order', de: 'Auftrag stornieren', ar: 'إلغاء أمر العمل' },
  roles: ['owner'],
  needs: ['cancellation_reason'],
} as const;

const finishVisit = {
  to: 'done',
  label: { en: 'Mark as done', de: 'Als erledigt markieren', ar: 'تسجيل الإنجاز' },
  roles: everybody,
  needs: ['hours'],
} as const;
const cancelVisit = {
  to: 'cancelled',
  label: { en: 'Cancel visit', de: 'Einsatz absagen', ar: 'إلغاء الزيارة' },
  roles: everybody,
} as const;

/** The moves of orders and invoices are what `state_moves()` in the database enforces. */
const workflows: States = {
  'work_order.status': {
    states: {
      open: { label: { en: 'Open', de: 'Offen', ar: 'مفتوح' }, tone: 'info' },
      planned: { label: { en: 'Planned', de: 'Geplant', ar: 'مخطط' }, tone: 'accent' },
      in_progress: {
        label: { en: 'In progress', de: 'In Arbeit', ar: 'قيد التنفيذ' },
        tone: 'warning',
      },
      on_hold: { label: { en: 'On hold', de: 'Zurückgestellt', ar: 'معلَّق' }, tone: 'special' },
      completed: {
        label: { en: 'Completed', de: 'Abgeschlossen', ar: 'مكتمل' },
        tone: 'success',
        settled: true,
      },
      cancelled: {
        label: { en: 'Cancelled', de: 'Storniert', ar: 'ملغى' },
        tone: 'neutral',
        final: true,
      },
    },
    initial: ['open', 'planned'],
    transitions: [
      { from: 'open', ...plan },
      { from: 'open', ...putOnHold },
      { from: 'open', ...cancelOrder },
      {
        from: 'planned',
        to: 'in_progress',
        label: { en: 'Start work', de: 'Arbeit beginnen', ar: 'بدء العمل' },
        roles: everybody,
      },
      { from: 'planned', ...backToOpen },
      { from: 'planned', ...putOnHold },
      { from: 'planned', ...cancelOrder },
      {
        from: 'in_progress',
        to: 'completed',
        label: { en: 'Complete', de: 'Abschließen', ar: 'إكمال' },
        roles: everybody,
        needs: ['labour_hours'],
      },
      { from: 'in_progress', ...putOnHold },
      { from: 'in_progress', ...cancelOrder },
      { from: 'on_hold', ...backToOpen },
      { from: 'on_hold', ...plan },
      {
        from: 'on_hold',
        to: 'in_progress',
        label: { en: 'Resume', de: 'Fortsetzen', ar: 'استئناف' },
        roles: everybody,
        needs: ['technician_id'],
      },
      { from: 'on_hold', ...cancelOrder },
      {
        from: 'completed',
        to: 'in_progress',
        label: { en: 'Reopen', de: 'Wieder aufnehmen', ar: 'إعادة فتح' },
        roles: ['owner'],
      },
    ],
  },
  'visit.status': {
    states: {
      planned: { label: { en: 'Planned', de: 'Geplant', ar: 'مخططة' }, tone: 'accent' },
      under_way: { label: { en: 'Under way', de: 'Unterwegs', ar: 'جارية' }, tone: 'warning' },
      done: { label: { en: 'Done', de: 'Erledigt', ar: 'منجزة' }, tone: 'success', final: true },
      cancelled: {
        label: { en: 'Cancelled', de: 'Abgesagt', ar: 'ملغاة' },
        tone: 'neutral',
        final: true,
      },
    },
    initial: ['planned'],
    transitions: [
      {
        from: 'planned',
        to: 'under_way',
        label: { en: 'Set out', de: 'Losfahren', ar: 'الانطلاق' },
        roles: everybody,
      },
      { from: 'planned', ...finishVisit },
      { from: 'planned', ...cancelVisit },
      { from: 'under_way', ...finishVisit },
      { from: 'under_way', ...cancelVisit },
    ],
  },
  'invoice.status': {
    states: {
      draft: { label: { en: 'Draft', de: 'Entwurf', ar: 'مسودة' }, tone: 'neutral' },
      issued: { label: { en: 'Issued', de: 'Ausgestellt', ar: 'صادرة' }, tone: 'accent' },
      paid: {
        label: { en: 'Paid', de: 'Bezahlt', ar: 'مدفوعة' },
        tone: 'success',
        settled: true,
      },
      void: { label: { en: 'Void', de: 'Storniert', ar: 'ملغاة' }, tone: 'neutral', final: true },
    },
    initial: ['draft'],
    transitions: [
      {
        from: 'draft',
        to: 'issued',
        label: { en: 'Issue', de: 'Ausstellen', ar: 'إصدار' },
        roles: ['owner'],
      },
      {
        from: 'issued',
        to: 'paid',
        label: { en: 'Mark as paid', de: 'Als bezahlt markieren', ar: 'تسجيل الدفع' },
        roles: office,
      },
      {
        from: 'issued',
        to: 'void',
        label: { en: 'Void invoice', de: 'Rechnung stornieren', ar: 'إلغاء الفاتورة' },
        roles: ['owner'],
      },
      {
        from: 'paid',
        to: 'issued',
        label: {
          en: 'Mark as unpaid',
          de: 'Als unbezahlt markieren',
          ar: 'التراجع عن تسجيل الدفع',
        },
        roles: ['owner'],
      },
    ],
  },
};

const regions = {
  states: {
    north: { label: { en: 'North', de: 'Nord', ar: 'الشمال' } },
    east: { label: { en: 'East', de: 'Ost', ar: 'الشرق' } },
    south: { label: { en: 'South', de: 'Süd', ar: 'الجنوب' } },
    west: { label: { en: 'West', de: 'West', ar: 'الغرب' } },
  },
} as const;

const kindsOfMachines = {
  states: {
    machine_tool: { label: { en: 'Machine tool', de: 'Werkzeugmaschine', ar: 'آلة تشغيل' } },
    compressor: { label: { en: 'Compressor', de: 'Kompressor', ar: 'ضاغط هواء' } },
    hydraulics: { label: { en: 'Hydraulics', de: 'Hydraulik', ar: 'أنظمة هيدروليكية' } },
    conveyor: { label: { en: 'Conveyor', de: 'Förderanlage', ar: 'ناقل' } },
    lifting: { label: { en: 'Lifting', de: 'Hebetechnik', ar: 'معدات رفع' } },
    electric_motor: { label: { en: 'Electric motor', de: 'Elektromotor', ar: 'محرك كهربائي' } },
    refrigeration: { label: { en: 'Refrigeration', de: 'Kältetechnik', ar: 'تبريد' } },
    packaging: { label: { en: 'Packaging', de: 'Verpackungstechnik', ar: 'تغليف' } },
    boiler: { label: { en: 'Boiler', de: 'Heizkessel', ar: 'غلاية' } },
    robot: { label: { en: 'Robot', de: 'Roboter', ar: 'روبوت' } },
  },
} as const;

/** Values that nothing moves between. */
const values: States = {
  'customer.region': regions,
  'technician.home_region': regions,
  'equipment.category': kindsOfMachines,
  'skill.category': kindsOfMachines,
  'contact.language': {
    states: {
      de: { label: { en: 'German', de: 'Deutsch', ar: 'الألمانية' } },
      en: { label: { en: 'English', de: 'Englisch', ar: 'الإنجليزية' } },
      da: { label: { en: 'Danish', de: 'Dänisch', ar: 'الدنماركية' } },
      nl: { label: { en: 'Dutch', de: 'Niederländisch', ar: 'الهولندية' } },
      pl: { label: { en: 'Polish', de: 'Polnisch', ar: 'البولندية' } },
      sv: { label: { en: 'Swedish', de: 'Schwedisch', ar: 'السويدية' } },
    },
  },
  'work_order.kind': {
    states: {
      repair: { label: { en: 'Repair', de: 'Reparatur', ar: 'إصلاح' } },
      inspection: { label: { en: 'Inspection', de: 'Prüfung', ar: 'فحص' } },
      maintenance: { label: { en: 'Maintenance', de: 'Wartung', ar: 'صيانة' } },
      calibration: { label: { en: 'Calibration', de: 'Kalibrierung', ar: 'معايرة' } },
      installation: { label: { en: 'Installation', de: 'Installation', ar: 'تركيب' } },
    },
  },
  'part.unit': {
    states: {
      piece: { label: { en: 'Piece', de: 'Stück', ar: 'قطعة' } },
      set: { label: { en: 'Set', de: 'Satz', ar: 'طقم' } },
      metre: { label: { en: 'Metre', de: 'Meter', ar: 'متر' } },
      litre: { label: { en: 'Litre', de: 'Liter', ar: 'لتر' } },
      kilogram: { label: { en: 'Kilogram', de: 'Kilogramm', ar: 'كيلوغرام' } },
    },
  },
  'stock_movement.kind': {
    states: {
      opening: { label: { en: 'Opening stock', de: 'Anfangsbestand', ar: 'رصيد افتتاحي' } },
      purchase: { label: { en: 'Purchase', de: 'Einkauf', ar: 'شراء' } },
      use: { label: { en: 'Use', de: 'Verbrauch', ar: 'استخدام' } },
      return: { label: { en: 'Return', de: 'Rückgabe', ar: 'إرجاع' } },
      adjustment: { label: { en: 'Adjustment', de: 'Korrektur', ar: 'تسوية' } },
    },
  },
  'invoice_line.kind': {
    states: {
      labour: { label: { en: 'Labour', de: 'Arbeitszeit', ar: 'أجور العمل' } },
      travel: { label: { en: 'Travel', de: 'Anfahrt', ar: 'تنقّل' } },
      part: { label: { en: 'Part', de: 'Ersatzteil', ar: 'قطعة غيار' } },
      other: { label: { en: 'Other', de: 'Sonstiges', ar: 'أخرى' } },
    },
  },
  'audit_entry.action': {
    states: {
      insert: { label: { en: 'Created', de: 'Angelegt', ar: 'إنشاء' } },
      update: { label: { en: 'Updated', de: 'Geändert', ar: 'تعديل' } },
      delete: { label: { en: 'Deleted', de: 'Gelöscht', ar: 'حذف' } },
    },
  },
};

export const states: States = { ...workflows, ...values };
