import type { UseFormReturn } from 'react-hook-form'
import {
  longestSlug,
  platformNames,
  type AuthorForm,
  type AuthorRow,
} from '@/admin/content/authors/author-schema'
import { ListField } from '@/admin/kit/form/list-field'
import { SelectField } from '@/admin/kit/form/select-field'
import { TextField } from '@/admin/kit/form/text-field'
import { ImageField } from '@/admin/kit/images/image-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'

export function AuthorFields({ form, stored }: RecordHandle<AuthorRow, AuthorForm>) {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField form={form} name="name" />
        <SlugField
          form={form}
          from="name"
          fixed={stored !== undefined}
          longest={longestSlug}
          isPublic={stored !== undefined}
          prefix="/blog/authors/"
        />
      </div>
      <TextField form={form} name="title" help="What they do at the studio, like Content Editor." />
      <TextField
        form={form}
        name="bio"
        label="A few lines about them"
        help="Shown under each of their articles."
        rows={6}
      />
      <ImageField
        form={form}
        name="avatar_url"
        label="Portrait"
        help="Cropped to a square beside the name."
      />
      <AuthorLinks form={form} />
    </>
  )
}

const platformChoices = platformNames.map((name) => ({ value: name, label: name }))

/** The links of an author to other platforms. */
function AuthorLinks({ form }: { form: UseFormReturn<AuthorForm> }) {
  return (
    <ListField form={form} name="links" label="Links" one="link" empty={{ platform: 'LinkedIn', url: '' }}>
      {(index) => (
        <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-[10rem_1fr]">
          <SelectField
            form={form}
            name={`links.${index}.platform`}
            label="Platform"
            choices={platformChoices}
          />
          <TextField form={form} name={`links.${index}.url`} label="Link" inputMode="url" />
        </div>
      )}
    </ListField>
  )
}
