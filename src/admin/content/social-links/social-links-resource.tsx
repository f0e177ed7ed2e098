import * as v from 'valibot'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { SocialIcon } from '@/components/ui/social-icon'
import type { Tables } from '@/lib/database.types'

const fields = ['id', 'updated_at', 'platform', 'url', 'icon', 'display_order'] as const
type Link = Pick<Tables<'social_links'>, (typeof fields)[number]>

/** The drawings there are, as the specification names them. */
const icons = [
  'Linkedin',
  'Twitter',
  'Instagram',
  'Facebook',
  'Github',
  'Youtube',
  'Mail',
  'Threads',
] as const

/** The limits are those of the table social_links. */
const schema = v.object({
  platform: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Say which platform it is'),
    v.maxLength(40, 'Keep it under 41 characters'),
  ),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:https?:\/\/|mailto:)\S+$/, 'Begin with https://, or with mailto: for an address'),
    v.maxLength(500, 'Keep it under 501 characters'),
  ),
  icon: v.pipe(v.string(), v.nonEmpty('Choose an icon')),
})
type LinkForm = v.InferOutput<typeof schema>

export const socialLinks = defineResource<Link, Link, LinkForm>({
  name: 'social-links',
  path: '/admin/social',
  table: 'social_links',
  names: { title: 'Social links', one: 'link', many: 'links', full: 'social link' },
  rowLabel: ({ platform }) => platform,
  create: { keywords: 'add' },
  reorder: [
    {
      title: 'Order of social links',
      lead: 'As the footer lists them.',
      labelColumn: 'platform',
      detailColumn: 'url',
    },
  ],
  list: {
    lead: 'In the footer of every page and beside the founder’s letter.',
    fields,
    columns: [
      {
        id: 'platform',
        header: 'Platform',
        kind: 'main',
        sortBy: 'platform',
        cell: ({ platform, icon }) => (
          <span className="inline-flex items-center gap-2.5">
            <SocialIcon name={icon} />
            {platform}
          </span>
        ),
      },
      { id: 'url', header: 'Address', kind: 'long', sortBy: 'url', cell: ({ url }) => url },
      {
        id: 'order',
        header: 'Place',
        kind: 'number',
        sortBy: 'display_order',
        cell: (row) => row.display_order,
      },
    ],
    defaultSort: { id: 'order', descending: false },
    empty: { title: 'No links yet', text: 'Add the accounts that visitors should find.' },
  },
  form: {
    fields,
    schema,
    empty: () => ({ platform: '', url: '', icon: 'Linkedin' }),
    toForm: ({ platform, url, icon }) => ({ platform, url, icon }),
    toRow: (form) => form,
    labels: { platform: 'Platform', url: 'Address', icon: 'Icon' },
    Fields: LinkFields,
  },
})

function LinkFields({ form }: RecordHandle<Link, LinkForm>) {
  return (
    <>
      <TextField form={form} name="platform" label="Platform" help="As the footer names it." />
      <TextField form={form} name="url" label="Address" inputMode="url" placeholder="https://" />
      <div className="flex items-end gap-4">
        <div className="max-w-60 flex-1">
          <SelectField
            form={form}
            name="icon"
            label="Icon"
            choices={icons.map((value) => ({ value, label: value }))}
          />
        </div>
        <span className="grid size-12 place-items-center">
          <SocialIcon name={form.watch('icon')} size={26} />
        </span>
      </div>
    </>
  )
}
