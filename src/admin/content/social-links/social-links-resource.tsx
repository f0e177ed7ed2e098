import * as v from 'valibot'
import { field, requiredText } from '@/admin/kit/form/text-schema'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { adminPaths } from '@/admin/kit/paths'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { socialIcons } from '@/admin/content/social-links/social-icons'
import { placeColumn } from '@/admin/kit/list/columns'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { SocialIcon } from '@/components/ui/social-icon'
import type { Tables } from '@/lib/database.types'

const icons = Object.entries(socialIcons).map(([label, value]) => ({ value, label }))

/** The limits match the table social_links. */
const schema = v.object({
  platform: field('Platform', requiredText('Say which platform it is', 40)),
  url: field(
    'Web address',
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:https?:\/\/|mailto:)\S+$/, 'Begin with https://, or with mailto: for an address'),
      v.maxLength(500, 'Keep it under 501 characters'),
    ),
  ),
  icon: field('Icon', v.pipe(v.string(), v.nonEmpty('Choose an icon'))),
})
type LinkForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'display_order')
type Link = Pick<Tables<'social_links'>, (typeof fields)[number]>

export const socialLinks = defineResource<Link, Link, typeof schema>({
  name: 'social-links',
  path: adminPaths.socialLinks,
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
      { id: 'url', header: 'Web address', kind: 'long', sortBy: 'url', cell: ({ url }) => url },
      placeColumn,
    ],
    defaultSort: { id: 'order', descending: false },
    empty: { title: 'No links yet', text: 'Add your accounts on other platforms.' },
  },
  form: {
    fields,
    schema,
    empty: () => ({ icon: 'Linkedin' }),
    Fields: LinkFields,
  },
})

function LinkFields({ form }: RecordHandle<Link, LinkForm>) {
  return (
    <>
      <TextField form={form} name="platform" help="As the footer names it." />
      <TextField form={form} name="url" inputMode="url" placeholder="https://" />
      <div className="flex items-end gap-4">
        <div className="max-w-60 flex-1">
          <SelectField form={form} name="icon" choices={icons} />
        </div>
        <span className="grid size-12 place-items-center">
          <SocialIcon name={form.watch('icon')} size={26} />
        </span>
      </div>
    </>
  )
}
