import type { WorkshopDeclaration } from './workshop-declaration.ts';

type Screens = NonNullable<WorkshopDeclaration['screens']>;

/** The first step of a wizard and those after it. */
const takeOrder = {
  title: { en: 'Take an order', de: 'Auftrag aufnehmen', ar: 'تسجيل أمر عمل' },
  description: {
    en: 'Enter an order, its parts and a photo, step by step',
    de: 'Einen Auftrag, seine Teile und ein Foto Schritt für Schritt erfassen',
    ar: 'إدخال أمر عمل وقطعه وصورة خطوة بخطوة',
  },
  roles: ['dispatcher', 'owner'],
  entities: ['work_order', 'stock_movement', 'attachment'],
  unlisted: true,
} as const;

/** The workshop's custom screens. Each is loaded when it is opened. */
export const own: NonNullable<Screens['own']> = {
  '/day': {
    title: { en: 'Daily schedule', de: 'Tagesplan', ar: 'خطة اليوم' },
    description: {
      en: 'See who goes where, and plan the orders that nobody is assigned to yet',
      de: 'Sehen, wer wohin fährt, und planen, was noch niemand übernommen hat',
      ar: 'معرفة من يذهب إلى أين، وتخطيط ما لم يُكلَّف به أحد بعد',
    },
    roles: ['dispatcher', 'owner'],
    entities: ['visit', 'work_order', 'technician'],
    screen: async () => (await import('../screens/dispatchers-day.tsx')).screen,
  },
  '/route': {
    title: { en: 'My route', de: 'Meine Route', ar: 'مساري' },
    description: {
      en: 'Drive from visit to visit, and report what is done',
      de: 'Von Einsatz zu Einsatz fahren und melden, was erledigt ist',
      ar: 'التنقل من زيارة إلى أخرى وتسجيل ما أُنجز',
    },
    roles: ['technician'],
    entities: ['visit', 'work_order', 'site'],
    screen: async () => (await import('../screens/technicians-route.tsx')).screen,
  },
  '/take-order': {
    ...takeOrder,
    screen: async () => (await import('../screens/take-order.tsx')).order,
  },
  '/take-order/{id}/{step}': {
    ...takeOrder,
    title: { en: 'Order', de: 'Auftrag', ar: 'أمر العمل' },
    screen: async () => (await import('../screens/take-order.tsx')).step,
  },
  '/customer-sites/{id}': {
    title: { en: 'Sites of a customer', de: 'Standorte eines Kunden', ar: 'مواقع أحد العملاء' },
    description: {
      en: 'Add sites, and note where visitors need an escort',
      de: 'Standorte hinzufügen und festhalten, wo Begleitung nötig ist',
      ar: 'إضافة المواقع وتحديد ما يتطلب مرافقة منها',
    },
    roles: ['dispatcher', 'owner'],
    entities: ['site', 'customer'],
    screen: async () => (await import('../screens/customers-sites.tsx')).screen,
  },
  // In place of the assembled detail; technicians go on seeing that.
  '/data/customer/{id}': {
    title: { en: 'Customer', de: 'Kunde', ar: 'العميل' },
    description: {
      en: 'See what is being done for a customer, and which payments are due',
      de: 'Sehen, was für einen Kunden in Arbeit ist und was zu zahlen ist',
      ar: 'معرفة ما يُنجَز لأحد العملاء وما يجب دفعه',
    },
    roles: ['dispatcher', 'owner', 'contact'],
    entities: ['customer', 'site', 'equipment', 'work_order', 'invoice'],
    screen: async () => (await import('../screens/customers-overview.tsx')).customer,
  },
};

const money = ['owner', 'dispatcher', 'contact'] as const;
const forMoney = { list: { roles: money }, detail: { roles: money } };

/** Technicians have nothing to do with invoices, and see none: the list would always be empty. */
export const entityScreens: NonNullable<Screens['entities']> = {
  invoice: forMoney,
  invoice_line: forMoney,
  unpaid_invoice: { list: { roles: money } },
};

const team = { roles: ['owner'] } as const;

/** The owner alone looks into how the product is made. */
export const product: NonNullable<Screens['product']> = {
  functions: team,
  calls: team,
  specification: team,
};
