import type { WorkshopDeclaration } from './workshop-declaration.ts';

const atField = {
  en: 'Shown beside the field; the input is kept.',
  de: 'Neben dem Feld angezeigt; die Eingabe bleibt erhalten.',
  ar: 'تظهر بجانب الحقل ويبقى ما أُدخل.',
};
const asBanner = {
  en: 'Shown above the form; the input is kept.',
  de: 'Über dem Formular angezeigt; die Eingabe bleibt erhalten.',
  ar: 'تظهر فوق النموذج ويبقى ما أُدخل.',
};
const withoutChanges = {
  en: 'Shown in a banner; nothing changes.',
  de: 'In einem Hinweis angezeigt; nichts ändert sich.',
  ar: 'تظهر في شريط تنبيه، ولا يتغير شيء.',
};

/** The messages for rejections by the database, by code or constraint. */
export const messages: NonNullable<WorkshopDeclaration['messages']> = {
  HW001: {
    message: {
      en: 'This isn’t possible from the current status.',
      de: 'Das ist aus dem aktuellen Status nicht möglich.',
      ar: 'هذا غير ممكن من الحالة الحالية.',
    },
    reaction: {
      en: 'Shown in a banner; the record is reloaded, because someone else may have changed its status.',
      de: 'In einem Hinweis angezeigt; der Datensatz wird neu geladen, weil eine andere Person den Status geändert haben kann.',
      ar: 'تظهر في شريط تنبيه ويُعاد تحميل السجل، لأن شخصًا آخر ربما غيّر حالته.',
    },
  },
  HW002: {
    message: {
      en: 'Your role can’t do this. Ask a dispatcher or the owner.',
      de: 'Mit Ihrer Rolle ist das nicht möglich. Wenden Sie sich an die Disposition oder die Geschäftsleitung.',
      ar: 'لا يتيح لك دورك ذلك. اطلبه من منسّق العمل أو من المالك.',
    },
    reaction: withoutChanges,
  },
  HW003: {
    message: {
      en: 'Customer, site and machine don’t belong together. Choose a site of the customer and a machine at that site.',
      de: 'Kunde, Standort und Maschine gehören nicht zusammen. Wählen Sie einen Standort des Kunden und eine Maschine an diesem Standort.',
      ar: 'العميل والموقع والآلة غير مترابطة. اختر موقعًا من مواقع العميل وآلة في ذلك الموقع.',
    },
    reaction: asBanner,
  },
  HW004: {
    message: {
      en: 'An issued invoice can’t be changed. Void it and issue another.',
      de: 'Eine ausgestellte Rechnung kann nicht geändert werden. Stornieren Sie sie und stellen Sie eine neue aus.',
      ar: 'لا يمكن تعديل فاتورة صادرة. ألغِها وأصدر فاتورة أخرى.',
    },
    reaction: {
      en: 'Shown in a banner; the record is reloaded.',
      de: 'In einem Hinweis angezeigt; der Datensatz wird neu geladen.',
      ar: 'تظهر في شريط تنبيه ويُعاد تحميل السجل.',
    },
  },
  HW005: {
    message: {
      en: 'A stock movement can’t be changed. Enter another that corrects it.',
      de: 'Eine Lagerbewegung kann nicht geändert werden. Erfassen Sie eine weitere, die sie ausgleicht.',
      ar: 'لا يمكن تعديل حركة مخزون. أدخل حركة أخرى تصحّحها.',
    },
    reaction: withoutChanges,
  },
  HW006: {
    message: {
      en: 'You can edit the status, the description, the checklist and the tags of an order. For the rest, ask a dispatcher.',
      de: 'Sie können Status, Beschreibung, Checkliste und Schlagwörter eines Auftrags bearbeiten. Für alles andere wenden Sie sich an die Disposition.',
      ar: 'يمكنك تعديل حالة أمر العمل ووصفه وقائمة التحقق والوسوم. لما عدا ذلك، ارجع إلى منسّق العمل.',
    },
    reaction: asBanner,
  },
  HW007: {
    message: {
      en: 'A part must be at the same site as its machine, and a machine can’t contain itself.',
      de: 'Ein Teil muss am selben Standort wie seine Maschine stehen, und eine Maschine kann sich nicht selbst enthalten.',
      ar: 'يجب أن يكون الجزء في موقع آلته نفسه، ولا يمكن أن تحتوي الآلة على نفسها.',
    },
    reaction: atField,
  },
  HW008: {
    message: {
      en: 'Add a line before you issue the invoice.',
      de: 'Fügen Sie eine Position hinzu, bevor Sie die Rechnung ausstellen.',
      ar: 'أضف بندًا قبل إصدار الفاتورة.',
    },
    reaction: {
      en: 'Shown in a banner.',
      de: 'In einem Hinweis angezeigt.',
      ar: 'تظهر في شريط تنبيه.',
    },
  },
  HW009: {
    message: {
      en: 'Only a completed order can be invoiced, and only once.',
      de: 'Nur ein abgeschlossener Auftrag kann abgerechnet werden, und nur einmal.',
      ar: 'لا يمكن إصدار فاتورة إلا لأمر عمل مكتمل، ولمرة واحدة فقط.',
    },
    reaction: withoutChanges,
  },
  visit_technician_is_free: {
    message: {
      en: 'The technician has another visit at that time.',
      de: 'Die Fachkraft hat zu dieser Zeit einen anderen Einsatz.',
      ar: 'لدى الفني زيارة أخرى في ذلك الوقت.',
    },
    reaction: {
      en: 'Shown beside the time; the input is kept.',
      de: 'Neben der Zeit angezeigt; die Eingabe bleibt erhalten.',
      ar: 'تظهر بجانب الوقت ويبقى ما أُدخل.',
    },
  },
  visit_has_start_and_end: {
    message: {
      en: 'A visit needs a beginning and an end.',
      de: 'Ein Einsatz braucht Beginn und Ende.',
      ar: 'يجب تحديد بداية الزيارة ونهايتها.',
    },
    reaction: atField,
  },
  visit_at_most_twelve_hours: {
    message: {
      en: 'A visit takes twelve hours at most.',
      de: 'Ein Einsatz dauert höchstens zwölf Stunden.',
      ar: 'لا تتجاوز مدة الزيارة اثنتي عشرة ساعة.',
    },
    reaction: atField,
  },
  visit_done_has_hours: {
    message: {
      en: 'Enter how many hours it took.',
      de: 'Geben Sie an, wie viele Stunden es gedauert hat.',
      ar: 'أدخل عدد الساعات المستغرقة.',
    },
    reaction: atField,
  },
  work_order_due_after_opened: {
    message: {
      en: 'An order must be due after it was opened.',
      de: 'Ein Auftrag muss nach seiner Eröffnung fällig sein.',
      ar: 'يجب أن يكون تاريخ استحقاق أمر العمل بعد تاريخ فتحه.',
    },
    reaction: atField,
  },
  work_order_completed_has_hours: {
    message: {
      en: 'Book hours on a visit before you complete the order.',
      de: 'Buchen Sie Stunden auf einen Einsatz, bevor Sie den Auftrag abschließen.',
      ar: 'سجّل ساعات على إحدى الزيارات قبل إكمال أمر العمل.',
    },
    reaction: {
      en: 'Shown in a banner; the order doesn’t change.',
      de: 'In einem Hinweis angezeigt; der Auftrag ändert sich nicht.',
      ar: 'تظهر في شريط تنبيه، ولا يتغير أمر العمل.',
    },
  },
  work_order_hold_has_reason: {
    message: {
      en: 'Enter why the order is on hold.',
      de: 'Geben Sie an, warum der Auftrag zurückgestellt ist.',
      ar: 'أدخل سبب تعليق أمر العمل.',
    },
    reaction: atField,
  },
  work_order_cancelled_has_reason: {
    message: {
      en: 'Enter why the order is cancelled.',
      de: 'Geben Sie an, warum der Auftrag storniert wird.',
      ar: 'أدخل سبب إلغاء أمر العمل.',
    },
    reaction: atField,
  },
  work_order_planned_has_technician: {
    message: {
      en: 'A planned order needs a technician.',
      de: 'Ein geplanter Auftrag braucht eine Fachkraft.',
      ar: 'يحتاج أمر العمل المخطط إلى فني.',
    },
    reaction: atField,
  },
  part_stock_not_negative: {
    message: {
      en: 'There isn’t that much in stock.',
      de: 'So viel ist nicht auf Lager.',
      ar: 'هذه الكمية غير متوفرة في المخزون.',
    },
    reaction: {
      en: 'Shown beside the quantity; the input is kept.',
      de: 'Neben der Menge angezeigt; die Eingabe bleibt erhalten.',
      ar: 'تظهر بجانب الكمية ويبقى ما أُدخل.',
    },
  },
  part_number_unique: {
    message: {
      en: 'Another part has this number.',
      de: 'Ein anderes Ersatzteil hat diese Nummer.',
      ar: 'لقطعة غيار أخرى هذا الرقم.',
    },
    reaction: atField,
  },
  part_number_form: {
    message: {
      en: 'A part number is two capital letters, a hyphen and four to six digits: BE-10420.',
      de: 'Eine Teilenummer besteht aus zwei Großbuchstaben, einem Bindestrich und vier bis sechs Ziffern: BE-10420.',
      ar: 'يتكوّن رقم القطعة من حرفين لاتينيين كبيرين وشرطة وأربعة إلى ستة أرقام: BE-10420.',
    },
    reaction: atField,
  },
  stock_movement_part_supplier_fkey: {
    message: {
      en: 'This supplier does not sell this part.',
      de: 'Dieser Lieferant führt dieses Ersatzteil nicht.',
      ar: 'لا يبيع هذا المورّد قطعة الغيار هذه.',
    },
    reaction: atField,
  },
  customer_name_unique: {
    message: {
      en: 'Another customer has this name.',
      de: 'Ein anderer Kunde hat diesen Namen.',
      ar: 'لعميل آخر هذا الاسم.',
    },
    reaction: atField,
  },
  customer_vat_number_form: {
    message: {
      en: 'A VAT number is two capital letters and 8 to 12 letters or digits: DE123456789.',
      de: 'Eine USt-IdNr. besteht aus zwei Großbuchstaben und 8 bis 12 Buchstaben oder Ziffern: DE123456789.',
      ar: 'يتكوّن رقم ضريبة القيمة المضافة من حرفين لاتينيين كبيرين و8 إلى 12 حرفًا أو رقمًا: DE123456789.',
    },
    reaction: atField,
  },
  site_name_unique_for_customer: {
    message: {
      en: 'Another site of this customer has this name.',
      de: 'Ein anderer Standort dieses Kunden hat diesen Namen.',
      ar: 'لموقع آخر من مواقع هذا العميل هذا الاسم.',
    },
    reaction: atField,
  },
  contact_can_be_reached: {
    message: {
      en: 'Enter an e-mail address or a telephone number.',
      de: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
      ar: 'أدخل بريدًا إلكترونيًا أو رقم هاتف.',
    },
    reaction: atField,
  },
  contact_one_primary_for_customer: {
    message: {
      en: 'This customer already has a main contact.',
      de: 'Dieser Kunde hat bereits eine Hauptansprechperson.',
      ar: 'لهذا العميل جهة اتصال رئيسية بالفعل.',
    },
    reaction: atField,
  },
  equipment_serial_number_unique: {
    message: {
      en: 'Another machine of this manufacturer has this serial number.',
      de: 'Eine andere Maschine dieses Herstellers hat diese Seriennummer.',
      ar: 'لآلة أخرى من هذه الشركة المصنّعة هذا الرقم التسلسلي.',
    },
    reaction: atField,
  },
  email_address_form: {
    message: {
      en: 'This is not an e-mail address: it needs a name, an @ and a domain.',
      de: 'Das ist keine E-Mail-Adresse: Sie braucht einen Namen, ein @ und eine Domain.',
      ar: 'هذا ليس بريدًا إلكترونيًا صحيحًا: يجب أن يتضمن اسمًا وعلامة @ ونطاقًا.',
    },
    reaction: atField,
  },
  invoice_due_after_issued: {
    message: {
      en: 'An invoice is due on the day it is issued or later.',
      de: 'Eine Rechnung ist frühestens am Tag ihrer Ausstellung fällig.',
      ar: 'يكون تاريخ استحقاق الفاتورة في يوم إصدارها أو بعده.',
    },
    reaction: atField,
  },
};
