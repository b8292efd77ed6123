import { rights } from './rights.ts';
import type { WorkshopDeclaration } from './workshop-declaration.ts';

/** The kinds of people, as `app_metadata.role` names them. */
export const roles: NonNullable<WorkshopDeclaration['roles']> = {
  owner: {
    label: { en: 'Owner', de: 'Geschäftsleitung', ar: 'المالك' },
    description: {
      en: 'Runs the workshop. Sees and changes everything, cancels orders, issues invoices, and is the only one who sees costs and profit.',
      de: 'Leitet die Werkstatt. Sieht und ändert alles, storniert Aufträge, stellt Rechnungen aus und kennt als Einzige Kosten und Gewinn.',
      ar: 'يدير الورشة. يرى كل شيء ويعدّله، ويلغي أوامر العمل، ويصدر الفواتير، وهو وحده من يطّلع على التكاليف والأرباح.',
    },
    may: rights.owner,
  },
  dispatcher: {
    label: { en: 'Dispatcher', de: 'Disposition', ar: 'منسّق العمل' },
    description: {
      en: 'Takes orders in, plans visits, keeps customers and parts up to date, and drafts invoices.',
      de: 'Nimmt Aufträge an, plant Einsätze, pflegt Kunden und Ersatzteile und entwirft Rechnungen.',
      ar: 'يستقبل أوامر العمل، ويخطط الزيارات، ويحدّث بيانات العملاء وقطع الغيار، ويُعدّ مسودات الفواتير.',
    },
    may: rights.dispatcher,
  },
  technician: {
    label: { en: 'Technician', de: 'Technik', ar: 'الفني' },
    description: {
      en: 'Goes to the machines. Sees their own visits and the related orders, books hours and parts, and updates the status of those orders.',
      de: 'Fährt zu den Maschinen. Sieht die eigenen Einsätze und deren Aufträge, bucht Stunden und Ersatzteile und ändert den Status dieser Aufträge.',
      ar: 'يذهب إلى الآلات. يرى زياراته وأوامر العمل المرتبطة بها، ويسجّل الساعات وقطع الغيار، ويغيّر حالة تلك الأوامر.',
    },
    may: rights.technician,
  },
  contact: {
    label: { en: 'Customer contact', de: 'Kundenkontakt', ar: 'جهة اتصال لدى العميل' },
    description: {
      en: 'Works for a customer. Sees that customer’s sites, machines, orders and invoices, and opens orders.',
      de: 'Arbeitet bei einem Kunden. Sieht dessen Standorte, Maschinen, Aufträge und Rechnungen und legt Aufträge an.',
      ar: 'يعمل لدى أحد العملاء. يرى مواقع ذلك العميل وآلاته وأوامر عمله وفواتيره، ويفتح أوامر عمل.',
    },
    external: true,
    may: rights.contact,
  },
};
