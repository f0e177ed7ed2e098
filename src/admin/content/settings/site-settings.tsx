import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { defineSetting } from '@/admin/content/settings/setting'
import { footerDefaults, site } from '@/content/site'
import { asObject, asText } from '@/lib/json'

const line = v.pipe(v.string(), v.trim(), v.maxLength(300, 'Keep it under 301 characters'))
const footerWords = ['tagline', 'description', 'copyright', 'made_with'] as const

export const footer = defineSetting({
  path: '/admin/settings/footer',
  title: 'Footer',
  noun: 'footer',
  table: 'site_settings',
  key: 'footer_content',
  page: { to: '/', label: 'the foot of every page' },
  schema: v.object({
    tagline: line,
    description: line,
    copyright: line,
    made_with: line,
    show_newsletter: v.boolean(),
  }),
  read: (value) => {
    const stored = asObject(value)
    const [tagline, description, copyright, made_with] = footerWords.map((name) => asText(stored[name]))
    return {
      tagline: tagline ?? '',
      description: description ?? '',
      copyright: copyright ?? '',
      made_with: made_with ?? '',
      show_newsletter: stored.show_newsletter !== false,
    }
  },
  write: (form, stored) => ({ ...asObject(stored), ...form }),
  says: (value) => asText(asObject(value).tagline),
  labels: {
    tagline: 'Tagline',
    description: 'What the studio does',
    copyright: 'Copyright line',
    made_with: 'Last words',
    show_newsletter: 'Newsletter signup',
  },
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="tagline" label="Tagline" placeholder={footerDefaults.tagline} />
      <TextField
        form={form}
        name="description"
        label="What the studio does"
        rows={3}
        placeholder={footerDefaults.description}
      />
      <TextField
        form={form}
        name="copyright"
        label="Copyright line"
        placeholder={`© (this year) ${site.legalName}. All rights reserved.`}
        help="Left empty, the year moves on by itself."
      />
      <TextField form={form} name="made_with" label="Last words" placeholder={footerDefaults.madeWith} />
      <CheckboxField form={form} name="show_newsletter" label="Offer the newsletter above the footer" />
    </>
  ),
})

/** One fact of the company: a text of its own, shown in the footer. */
function companyFact(fact: {
  key: 'company_name' | 'ssm_number' | 'sst_number'
  path: string
  title: string
  noun: string
  placeholder: string
}) {
  const { key, path, title, noun, placeholder } = fact
  return defineSetting({
    path,
    title,
    noun,
    table: 'company_info',
    key,
    page: { to: '/', label: 'the foot of every page' },
    schema: v.object({
      value: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Keep it under 201 characters')),
    }),
    read: (value) => ({ value: asText(value) }),
    write: (form) => form.value,
    says: asText,
    labels: { value: title },
    Fields: ({ form }) => <TextField form={form} name="value" label={title} placeholder={placeholder} />,
  })
}

export const companyName = companyFact({
  key: 'company_name',
  path: '/admin/settings/company-name',
  title: 'Company name',
  noun: 'company name',
  placeholder: site.legalName,
})
export const ssmNumber = companyFact({
  key: 'ssm_number',
  path: '/admin/settings/ssm-number',
  title: 'Registration number (SSM)',
  noun: 'registration number',
  placeholder: footerDefaults.ssmNumber,
})
export const sstNumber = companyFact({
  key: 'sst_number',
  path: '/admin/settings/sst-number',
  title: 'Tax number (SST)',
  noun: 'tax number',
  placeholder: footerDefaults.sstNumber,
})
