import type { Entities } from '../workshop-declaration.ts';
import * as shared from './shared-fields.ts';

const group = { en: 'People', de: 'Personen', ar: 'الأشخاص' } as const;

/** Technicians with their skills, and the contacts at customers. */
export const people: Entities = {
  technician: {
    label: { en: 'Technician', de: 'Fachkraft', ar: 'فني' },
    plural: { en: 'Technicians', de: 'Fachkräfte', ar: 'الفنيون' },
    gender: { de: 'feminine' },
    group,
    display: ['full_name'],
    fields: {
      id: shared.id,
      user_id: shared.account,
      personnel_number: {
        label: { en: 'Personnel number', de: 'Personalnummer', ar: 'الرقم الوظيفي' },
      },
      first_name: shared.firstName,
      last_name: shared.lastName,
      full_name: shared.name,
      email: shared.email,
      phone: shared.phone,
      home_region: shared.homeRegion,
      languages: { label: { en: 'Languages', de: 'Sprachen', ar: 'اللغات' } },
      day_starts_at: {
        label: { en: 'Day begins', de: 'Arbeitsbeginn', ar: 'بداية يوم العمل' },
      },
      day_ends_at: { label: { en: 'Day ends', de: 'Arbeitsende', ar: 'نهاية يوم العمل' } },
      hourly_rate: {
        label: { en: 'Hourly rate', de: 'Stundensatz', ar: 'أجرة الساعة' },
        ...shared.euros,
      },
      employed_from: {
        label: { en: 'Employed from', de: 'Beschäftigt ab', ar: 'بداية التوظيف' },
      },
      employed_until: {
        label: { en: 'Employed until', de: 'Beschäftigt bis', ar: 'نهاية التوظيف' },
      },
      ...shared.timestamps,
    },
  },
  skill: {
    label: { en: 'Skill', de: 'Qualifikation', ar: 'مهارة' },
    plural: { en: 'Skills', de: 'Qualifikationen', ar: 'المهارات' },
    gender: { de: 'feminine' },
    group,
    display: ['name'],
    fields: {
      id: shared.id,
      name: shared.name,
      category: shared.category,
      needs_certificate: {
        label: { en: 'Needs certificate', de: 'Zertifikat erforderlich', ar: 'الشهادة مطلوبة' },
      },
      certificate_valid_for: {
        label: {
          en: 'Certificate valid for',
          de: 'Gültigkeit des Zertifikats',
          ar: 'مدة صلاحية الشهادة',
        },
      },
      description: shared.description,
    },
  },
  technician_skill: {
    label: {
      en: 'Technician skill',
      de: 'Qualifikation einer Fachkraft',
      ar: 'مهارة فني',
    },
    plural: {
      en: 'Technician skills',
      de: 'Qualifikationen der Fachkräfte',
      ar: 'مهارات الفنيين',
    },
    gender: { de: 'feminine' },
    group,
    fields: {
      technician_id: shared.technician,
      skill_id: { label: { en: 'Skill', de: 'Qualifikation', ar: 'المهارة' } },
      level: {
        ...shared.level,
        cell: async () => (await import('../../screens/level-cell.tsx')).cell,
      },
      certified_on: { label: { en: 'Certified', de: 'Zertifiziert', ar: 'تاريخ الشهادة' } },
      expires_on: { label: { en: 'Expires', de: 'Läuft ab', ar: 'تاريخ انتهاء الصلاحية' } },
    },
  },
  contact: {
    label: { en: 'Contact', de: 'Ansprechperson', ar: 'جهة اتصال' },
    plural: { en: 'Contacts', de: 'Ansprechpersonen', ar: 'جهات الاتصال' },
    gender: { de: 'feminine' },
    group,
    display: ['full_name'],
    fields: {
      id: shared.id,
      customer_id: shared.customer,
      user_id: shared.account,
      first_name: shared.firstName,
      last_name: shared.lastName,
      full_name: shared.name,
      job_title: { label: { en: 'Job title', de: 'Position', ar: 'المسمى الوظيفي' } },
      email: shared.email,
      phone: shared.phone,
      language: { label: { en: 'Language', de: 'Sprache', ar: 'اللغة' } },
      is_primary: {
        label: { en: 'Main contact', de: 'Hauptansprechperson', ar: 'جهة الاتصال الرئيسية' },
      },
      ...shared.timestamps,
    },
  },
};
