/**
 * Malaysia's national holidays, offered as closed days. Some have a fixed date; the others are dates
 * announced by the government that depend on the moon or a proclamation and may still change. Individual
 * states have more. The days that replace one on a Sunday follow from them.
 */
export const yearlyHolidays = [
  ['05-01', 'Labour Day'],
  ['08-31', 'National Day'],
  ['09-16', 'Malaysia Day'],
  ['12-25', 'Christmas'],
] as const

/** Dates of single years. */
export const announcedHolidays = [
  ['2027-02-06', 'Chinese New Year'],
  ['2027-02-07', 'Chinese New Year, second day'],
  ['2027-03-10', 'Hari Raya Aidilfitri'],
  ['2027-03-11', 'Hari Raya Aidilfitri, second day'],
  ['2027-05-17', 'Hari Raya Haji'],
  ['2027-05-20', 'Wesak Day'],
  ['2027-06-06', 'Awal Muharram'],
  ['2027-06-07', 'Birthday of the Yang di-Pertuan Agong'],
  ['2027-08-15', 'Birthday of the Prophet Muhammad'],
  ['2027-10-28', 'Deepavali'],
] as const
