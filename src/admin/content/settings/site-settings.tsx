import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { defineSetting } from '@/admin/content/settings/setting'
import { settingPlaces } from '@/admin/content/settings/setting-places'
import { Checkbox } from '@/components/ui/controls'
import { footerDefaults, site } from '@/content/site'
import { asObject, asText } from '@/lib/json'

const line = v.pipe(v.string(), v.trim(), v.maxLength(300, 'Keep it under 301 characters'))
const footerWords = ['tagline', 'description', 'copyright', 'made_with'] as const

export const footer = defineSetting({
  ...settingPlaces.footer_content,
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
      <Checkbox {...form.register('show_newsletter')}>Offer the newsletter above the footer</Checkbox>
    </>
  ),
})

/** One fact of the company: a text of its own, shown in the footer. */
function companyFact(fact: {
  key: 'company_name' | 'ssm_number' | 'sst_number'
  noun: string
  placeholder: string
}) {
  const { key, noun, placeholder } = fact
  const place = settingPlaces[key]
  const { title } = place
  return defineSetting({
    ...place,
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
  noun: 'company name',
  placeholder: site.legalName,
})
export const ssmNumber = companyFact({
  key: 'ssm_number',
  noun: 'registration number',
  placeholder: footerDefaults.ssmNumber,
})
export const sstNumber = companyFact({
  key: 'sst_number',
  noun: 'tax number',
  placeholder: footerDefaults.sstNumber,
})
