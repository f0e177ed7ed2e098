// All that the partners change: the filings with the rule of each date, the fees, and nothing else. A tenth filing is
// one more row.

/**
 * `times` a year. `due` is a day of each month; the last day of the month after each two; a day of the year; so many
 * months after the year ends; days before it begins; or days after the company's birthday. `needs` names the question
 * that must be answered with yes.
 */
export const filings = [
  { name: 'EPF', rule: '15th, monthly', times: 12, due: { dayOfMonth: 15 }, needs: 'staff' },
  { name: 'SOCSO and EIS', rule: '15th, monthly', times: 12, due: { dayOfMonth: 15 }, needs: 'staff' },
  { name: 'PCB', rule: '15th, monthly', times: 12, due: { dayOfMonth: 15 }, needs: 'staff' },
  { name: 'SST-02', rule: 'every two months', times: 6, due: { everyTwoMonths: true }, needs: 'sst' },
  { name: 'Form E', rule: '31 March', times: 1, due: { month: 3, day: 31 } },
  { name: 'CP204 estimate', rule: 'before the year', times: 1, due: { daysBeforeYear: 30 } },
  { name: 'Form C', rule: 'seven months on', times: 1, due: { monthsAfterYear: 7 } },
  { name: 'Accounts to SSM', rule: 'seven months on', times: 1, due: { monthsAfterYear: 7 } },
  { name: 'Annual return', rule: 'after its birthday', times: 1, due: { daysAfterBirthday: 30 } },
]

/** Ringgit a month. The size is by turnover; tax is spread over the year. */
export const sizes = [
  { id: 'small', name: 'Small', turnover: 'up to RM 300,000 a year', books: 280, tax: 110 },
  { id: 'middle', name: 'Middle', turnover: 'up to RM 1 million a year', books: 460, tax: 160 },
  { id: 'large', name: 'Large', turnover: 'up to RM 3 million a year', books: 780, tax: 240 },
]
export const payroll = { base: 60, perPerson: 18 }
export const sst = 90
