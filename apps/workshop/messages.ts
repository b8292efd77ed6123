import type { TeamMessages } from '@ninefold/screens';

/**
 * The product's texts are its own, in the language of the person's browser. These are the texts of
 * the workshop's own screens; their English is in `screens/messages.ts`.
 */
export const messages: TeamMessages = {
  texts: {
    de: {
      'dispatchers-day': {
        title: 'Tagesplan',
        nextDay: 'Heute beginnen keine Einsätze. Das ist der nächste Tag mit Einsätzen.',
        unassigned: 'Niemand',
        visits: 'Einsätze',
        noVisits: 'An diesem Tag gibt es keine Einsätze.',
        unplanned: 'Noch einzuplanen',
        allOrders: 'Alle anzeigen',
        nothingUnplanned: 'Alle Aufträge sind vergeben.',
      },
      'technicians-route': {
        title: 'Meine Route',
        noVisits: 'Keine Einsätze an diesem Tag',
        noVisitsHint: 'Sobald die Disposition einen Einsatz für Sie plant, steht er hier.',
        later: 'Danach',
        done: 'Erledigt',
      },
      'customers-sites': {
        title: 'Standorte des Kunden',
        sites: 'Standorte',
        needsEscort: 'Nur mit Begleitung',
        add: 'Standort hinzufügen',
        saved: 'Gespeichert.',
        changed: 'Andere haben diesen Standort geändert. Nichts wurde gespeichert.',
      },
      'customers-overview': {
        orders: 'Unerledigte Aufträge',
        noOrders: 'Kein Auftrag ist offen.',
        newOrder: 'Neuer Auftrag',
        invoices: 'Offene Rechnungen',
        noInvoices: 'Alles ist bezahlt.',
        machines: 'Maschinen nach nächster Prüfung',
      },
    },
    ar: {
      'dispatchers-day': {
        title: 'خطة اليوم',
        nextDay: 'لا تبدأ أي زيارة اليوم. هذا هو اليوم التالي الذي فيه زيارات.',
        unassigned: 'لا أحد',
        visits: 'الزيارات',
        noVisits: 'لا زيارات في هذا اليوم.',
        unplanned: 'بانتظار التخطيط',
        allOrders: 'عرض الكل',
        nothingUnplanned: 'كل أوامر العمل مُسندة.',
      },
      'technicians-route': {
        title: 'مساري',
        noVisits: 'لا زيارات في هذا اليوم',
        noVisitsHint: 'ستظهر هنا كل زيارة يخططها لك منسّق العمل.',
        later: 'بعد ذلك',
        done: 'المنجزة',
      },
      'customers-sites': {
        title: 'مواقع العميل',
        sites: 'المواقع',
        needsEscort: 'يتطلب مرافقة',
        add: 'إضافة موقع',
        saved: 'تم الحفظ.',
        changed: 'غيّر آخرون هذا الموقع. لم يُحفظ شيء.',
      },
      'customers-overview': {
        orders: 'أوامر العمل غير المنجزة',
        noOrders: 'لا توجد أوامر عمل مفتوحة.',
        newOrder: 'أمر عمل جديد',
        invoices: 'الفواتير المستحقة',
        noInvoices: 'كل الفواتير مدفوعة.',
        machines: 'الآلات حسب موعد الفحص التالي',
      },
    },
  },
};
