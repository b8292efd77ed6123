import type { WorkshopDeclaration } from './workshop-declaration.ts';

export const limits: NonNullable<WorkshopDeclaration['limits']> = {
  longest_visit: {
    label: { en: 'Longest visit', de: 'Längster Einsatz', ar: 'أطول زيارة' },
    value: { en: '12 hours', de: '12 Stunden', ar: '12 ساعة' },
  },
  hours_booked: {
    label: {
      en: 'Hours booked on a visit',
      de: 'Gebuchte Stunden je Einsatz',
      ar: 'الساعات المسجَّلة لكل زيارة',
    },
    value: { en: 'at most 16', de: 'höchstens 16', ar: '16 على الأكثر' },
  },
  attachment_size: {
    label: { en: 'Attachment size', de: 'Größe eines Anhangs', ar: 'حجم المرفق' },
    value: { en: 'at most 50 MiB', de: 'höchstens 50 MiB', ar: '50 MiB على الأكثر' },
  },
  response_time: {
    label: { en: 'Time to respond', de: 'Reaktionszeit', ar: 'مهلة الاستجابة' },
    value: {
      en: '8 working hours for urgent orders, 24 for high priority, 80 for normal, 240 for low',
      de: '8 Arbeitsstunden bei dringend, 24 bei hoch, 80 bei normal, 240 bei niedrig',
      ar: '8 ساعات عمل للعاجلة، و24 للعالية، و80 للعادية، و240 للمنخفضة',
    },
  },
  days_to_pay: {
    label: { en: 'Days to pay', de: 'Zahlungsziel (Tage)', ar: 'مهلة الدفع (بالأيام)' },
    value: {
      en: '30 unless agreed otherwise, at most 90',
      de: '30, wenn nichts anderes vereinbart ist, höchstens 90',
      ar: '30 ما لم يُتفق على غير ذلك، و90 على الأكثر',
    },
  },
  value_added_tax: {
    label: { en: 'Value added tax', de: 'Umsatzsteuer', ar: 'ضريبة القيمة المضافة' },
    value: {
      en: '19% in Germany, 0% elsewhere',
      de: '19 % in Deutschland, sonst 0 %',
      ar: '19 % في ألمانيا، و0 % خارجها',
    },
  },
  travel: {
    label: { en: 'Travel', de: 'Anfahrt', ar: 'التنقل' },
    value: { en: '0.75 EUR a kilometre', de: '0,75 EUR je Kilometer', ar: '0.75 EUR لكل كيلومتر' },
  },
  hourly_rate: {
    label: { en: 'Hourly rate', de: 'Stundensatz', ar: 'أجر الساعة' },
    value: {
      en: '92 EUR unless set for a technician',
      de: '92 EUR, wenn für die Fachkraft nichts anderes festgelegt ist',
      ar: '92 EUR ما لم يُحدَّد غير ذلك للفني',
    },
  },
  time_zone: {
    label: { en: 'Time zone', de: 'Zeitzone', ar: 'المنطقة الزمنية' },
    value: {
      en: 'Berlin (Europe/Berlin)',
      de: 'Berlin (Europe/Berlin)',
      ar: 'برلين (Europe/Berlin)',
    },
  },
  currency: {
    label: { en: 'Currency', de: 'Währung', ar: 'العملة' },
    value: { en: 'Euro (EUR)', de: 'Euro (EUR)', ar: 'اليورو (EUR)' },
  },
};
