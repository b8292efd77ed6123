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
        allVisits: 'Alle Einsätze anzeigen',
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
        all: 'Alle anzeigen',
        changed: 'Andere haben diesen Standort geändert. Nichts wurde gespeichert.',
      },
      'take-order': {
        title: 'Auftrag aufnehmen: {step}',
        steps: 'Schritte',
        order: 'Auftrag',
        parts: 'Teile',
        photo: 'Foto',
        done: 'Fertig',
        noParts: 'Noch keine Teile. Geben Sie Entnahmen als negative Menge ein.',
        total: 'Summe:',
        goOn: 'Nächster Schritt',
        open: 'Auftrag öffnen',
      },
      'order-actions': {
        invoice:
          'Erstellt für jeden Auftrag den Entwurf einer Rechnung über Stunden, Fahrten und Teile.',
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
        allVisits: 'عرض كل الزيارات',
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
        all: 'عرض الكل',
        changed: 'غيّر آخرون هذا الموقع. لم يُحفظ شيء.',
      },
      'take-order': {
        title: 'تسجيل أمر عمل: {step}',
        steps: 'الخطوات',
        order: 'أمر العمل',
        parts: 'القطع',
        photo: 'الصورة',
        done: 'تم',
        noParts: 'لا توجد قطع بعد. أدخل ما يخرج من المخزن بكمية سالبة.',
        total: 'المجموع:',
        goOn: 'الخطوة التالية',
        open: 'فتح أمر العمل',
      },
      'order-actions': {
        invoice: 'ينشئ ذلك مسودة فاتورة بساعات كل أمر عمل ورحلاته وقطعه.',
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
