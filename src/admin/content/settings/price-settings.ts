import { parse } from 'valibot'
import { adminPaths } from '@/admin/kit/paths'
import { settingSchema } from '@/admin/content/fields/described-fields'
import { defineSetting } from '@/admin/content/settings/define-setting'
import { packageDefaults, packageList, packagesOf, type PackageList } from '@/content/packages'
import { packages, quotations } from '@/content/settings'
import { parseSetting } from '@/lib/settings'
import { ringgitField } from '@shared/money/ringgit'

const perPackage = ({ from_sen: sen, pages, time, without }: PackageList[number]) => ({
  inRow: true,
  fields: {
    from_sen: { placeholder: ringgitField(sen) },
    pages: { placeholder: pages },
    time: { placeholder: time },
    without: { rows: 2, placeholder: without },
  },
})

const [spark, amplify, apex] = packageList(packageDefaults)

const packagePrices = defineSetting([packages], {
  path: `${adminPaths.settings}/packages`,
  title: 'Packages and prices',
  page: { to: '/pricing', label: 'Pricing' },
  about:
    'Pricing, the quote form, industry pages, the terms and new orders use these prices. An empty field uses the value in grey. In industry pages and documents write {spark_price}, {amplify_price}, {apex_price}, {upper_price} or {care_price} where a price belongs.',
  details: {
    spark: perPackage(spark),
    amplify: perPackage(amplify),
    apex: perPackage(apex),
    upper_sen: {
      placeholder: ringgitField(packageDefaults.upper_sen),
    },
    care_sen: {
      placeholder: ringgitField(packageDefaults.care_sen),
    },
  },
  summary: (form) =>
    packageList(packagesOf(parseSetting(packages, parse(settingSchema(packages.fields), form))))
      .map(({ name, from }) => `${name} ${from}`)
      .join(', '),
})

const { deposit_percent: deposit, valid_days: validity } = quotations.fields

const quotationTerms = defineSetting([quotations], {
  path: `${adminPaths.settings}/quotations`,
  title: 'Quotations',
  about:
    'Defaults for new orders; each order can differ. To charge SST, also fill in your tax number (SST): it is printed on the quotation.',
  details: {
    sst_percent: { help: 'Leave it empty if you are not registered for SST.' },
    deposit_percent: {
      placeholder: String(deposit.default),
    },
    valid_days: { placeholder: String(validity.default) },
    terms: { rows: 8 },
  },
  summary: ({ sst_percent: sst, deposit_percent: part, valid_days: days }) =>
    `${sst ? `${sst}% SST` : 'No SST'}, ${part || deposit.default}% deposit, ${days || validity.default} days`,
})

export const priceSettings = [packagePrices, quotationTerms]
