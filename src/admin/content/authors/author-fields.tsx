import { AuthorLinks } from '@/admin/content/authors/author-links'
import { longestSlug, type AuthorForm, type AuthorRow } from '@/admin/content/authors/author-schema'
import { PictureField } from '@/admin/kit/pictures/picture-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/record/slug-field'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

export function AuthorFields({ form, stored }: RecordHandle<AuthorRow, AuthorForm>) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(wiring) => <Input {...register('name')} {...wiring} autoComplete="off" />}
        </Field>
        <SlugField
          form={form}
          from="name"
          table="blog_authors"
          id={stored?.id}
          fixed={stored !== undefined}
          longest={longestSlug}
          prefix="/blog/authors/"
        />
      </div>
      <Field
        label="Title"
        error={errors.title?.message}
        help="What they do at the studio, like Content Editor."
      >
        {(wiring) => <Input {...register('title')} {...wiring} autoComplete="off" />}
      </Field>
      <Field
        label="A few lines about them"
        error={errors.bio?.message}
        help="They stand under each of their articles."
      >
        {(wiring) => <Textarea {...register('bio')} {...wiring} rows={6} />}
      </Field>
      <PictureField
        label="Portrait"
        help="A square is shown of it, beside the name."
        described={false}
        value={{ url: form.watch('avatar_url'), alt: '' }}
        error={errors.avatar_url?.message}
        onChange={({ url }) => form.setValue('avatar_url', url, { shouldDirty: true, shouldValidate: true })}
      />
      <AuthorLinks form={form} />
    </>
  )
}
