import { AuthorLinks } from '@/admin/authors/author-links'
import { longestSlug, type AuthorForm, type AuthorRow } from '@/admin/authors/author-schema'
import type { RecordHandle } from '@/admin/record/record'
import { SlugField } from '@/admin/record/slug-field'
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
      <Field label="Picture" error={errors.avatar_url?.message} help="Its address, or nothing.">
        {(wiring) => <Input {...register('avatar_url')} {...wiring} inputMode="url" autoComplete="off" />}
      </Field>
      <AuthorLinks form={form} />
    </>
  )
}
