import type { WorkshopDeclaration } from './workshop-declaration.ts';

const atField = 'Shown beside the field; what was typed stays.';
const asBanner = 'Shown above the form; what was typed stays.';

/** The messages for rejections by the database, by code or constraint. */
export const messages: NonNullable<WorkshopDeclaration['messages']> = {
  HW001: {
    message: 'This cannot be done from the state it is in now.',
    reaction: 'Shown in a banner; the record is read again, for somebody else may have moved it.',
  },
  HW002: {
    message: 'This step is for other people. Ask a dispatcher or the owner.',
    reaction: 'Shown in a banner; nothing changes.',
  },
  HW003: {
    message:
      'Customer, site and machine do not belong together. Choose a site of the customer and a machine at that site.',
    reaction: asBanner,
  },
  HW004: {
    message: 'An issued invoice stays as it is. Make it void and issue another.',
    reaction: 'Shown in a banner; the record is read again.',
  },
  HW005: {
    message: 'A stock movement stays as it is. Enter another that makes up for it.',
    reaction: 'Shown in a banner; nothing changes.',
  },
  HW006: {
    message:
      'You can change the state, the description, the checklist and the tags of an order. For the rest, ask a dispatcher.',
    reaction: asBanner,
  },
  HW007: {
    message: 'A part stands where its machine stands, and no machine is a part of its own parts.',
    reaction: atField,
  },
  HW008: { message: 'Add a line before you issue the invoice.', reaction: 'Shown in a banner.' },
  HW009: {
    message: 'Only a completed order can be invoiced, and only once.',
    reaction: 'Shown in a banner; nothing changes.',
  },
  visit_technician_is_free: {
    message: 'The technician has another visit at that time.',
    reaction: 'Shown beside the time; what was typed stays.',
  },
  visit_has_start_and_end: { message: 'A visit needs a beginning and an end.', reaction: atField },
  visit_at_most_twelve_hours: { message: 'A visit takes twelve hours at most.', reaction: atField },
  visit_done_has_hours: { message: 'Say how many hours it took.', reaction: atField },
  work_order_due_after_opened: {
    message: 'An order must be due later than it was opened.',
    reaction: atField,
  },
  work_order_completed_has_hours: {
    message: 'Book hours on a visit before you complete the order.',
    reaction: 'Shown in a banner; the order stays as it is.',
  },
  work_order_hold_has_reason: { message: 'Say why the order waits.', reaction: atField },
  work_order_cancelled_has_reason: {
    message: 'Say why the order is cancelled.',
    reaction: atField,
  },
  work_order_planned_has_technician: {
    message: 'A planned order needs a technician.',
    reaction: atField,
  },
  part_stock_not_negative: {
    message: 'There is not that much in stock.',
    reaction: 'Shown beside the quantity; what was typed stays.',
  },
  part_number_unique: { message: 'Another part has this number.', reaction: atField },
  part_number_form: {
    message: 'A part number is two capital letters, a hyphen and four to six digits: BE-10420.',
    reaction: atField,
  },
  stock_movement_part_supplier_fkey: {
    message: 'This supplier does not sell this part.',
    reaction: atField,
  },
  customer_name_unique: { message: 'There is a customer of this name.', reaction: atField },
  customer_vat_number_form: {
    message: 'A VAT number is two capital letters and 8 to 12 letters or digits: DE123456789.',
    reaction: atField,
  },
  site_name_unique_for_customer: {
    message: 'This customer has a site of this name.',
    reaction: atField,
  },
  contact_can_be_reached: {
    message: 'Give an e-mail address or a telephone number.',
    reaction: atField,
  },
  contact_one_primary_for_customer: {
    message: 'This customer has somebody else who is asked first.',
    reaction: atField,
  },
  equipment_serial_number_unique: {
    message: 'There is a machine of this manufacturer with this serial number.',
    reaction: atField,
  },
  email_address_form: {
    message: 'This is not an e-mail address: it needs a name, an @ and a domain.',
    reaction: atField,
  },
  invoice_due_after_issued: {
    message: 'An invoice is due on the day it is issued or later.',
    reaction: atField,
  },
};
