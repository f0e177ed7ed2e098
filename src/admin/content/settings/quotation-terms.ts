import { adminPaths } from '@/admin/kit/paths'
import { defineSetting } from '@/admin/content/settings/setting'
import { quotations } from '@/content/settings'

export const quotationTerms = defineSetting([quotations], {
  path: `${adminPaths.settings}/quotations`,
  title: 'Quotations',
  noun: 'settings',
  about:
    'Defaults for new orders; each order can differ. To charge SST, also fill in your tax number (SST): it is printed on the quotation.',
  labels: {
    sst_percent: { label: 'SST (%)', help: 'Leave it empty if you are not registered for SST.' },
    deposit_percent: {
      label: 'Deposit (%)',
      placeholder: String(quotations.fields.deposit_percent.default),
    },
    valid_days: { label: 'Days to accept it', placeholder: String(quotations.fields.valid_days.default) },
    terms: { label: 'Terms', rows: 8, tooLong: 'Keep the terms under 5,001 characters' },
  },
  summary: ({ sst_percent: sst, deposit_percent: deposit, valid_days: days }) =>
    `${sst ? `${sst}% SST` : 'No SST'}, ${deposit || quotations.fields.deposit_percent.default}% deposit, ${days || quotations.fields.valid_days.default} days`,
})
