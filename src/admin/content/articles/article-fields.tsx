import { useWatch } from 'react-hook-form'
import { ArticlePreview } from '@/admin/content/articles/article-preview'
import type { ArticleForm, ArticleRow } from '@/admin/content/articles/article-schema'
import { MarkdownField } from '@/admin/content/articles/markdown-field'
import { ShareCards } from '@/admin/content/articles/share-cards'
import type { RecordHandle } from '@/admin/kit/record/record'
import { Input, Textarea } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'

/** What is written of an article, and how it will look. */
export function ArticleFields({ form, stored, id }: RecordHandle<ArticleRow, ArticleForm>) {
  const { register, formState, control } = form
  const { errors } = formState
  const description = useWatch({ control, name: 'meta_description' })
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        {(wiring) => (
          <Input
            {...register('title')}
            {...wiring}
            autoComplete="off"
            className="py-2 font-head text-[1.625rem]/[1.25] font-[560]"
          />
        )}
      </Field>
      <Field
        label="Excerpt"
        error={errors.excerpt?.message}
        help="One or two sentences for the list and for search."
      >
        {(wiring) => <Textarea {...register('excerpt')} {...wiring} rows={3} />}
      </Field>
      <MarkdownField label="Body" error={errors.content?.message} registration={register('content')} />
      <Field
        label="Author’s take"
        error={errors.author_take?.message}
        help="A sentence in the author’s own words, beside their name at the end."
      >
        {(wiring) => <Textarea {...register('author_take')} {...wiring} rows={2} />}
      </Field>
      <ArticlePreview control={control} stored={stored} id={id} />
      <fieldset className="editor-group">
        <legend>When it is found or shared</legend>
        <div className="grid gap-6">
          <Field
            label="Description for search"
            error={errors.meta_description?.message}
            help={lengthHint(description.trim().length)}
          >
            {(wiring) => <Textarea {...register('meta_description')} {...wiring} rows={3} />}
          </Field>
          <ShareCards control={control} />
        </div>
      </fieldset>
    </>
  )
}

/** Search results show about 100 to 158 characters. */
export function lengthHint(length: number): string {
  if (length === 0) return 'Empty, the excerpt stands in. 100 to 158 characters are shown whole.'
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (length < 100) return `${counted}: the excerpt is added until there are 100.`
  return length <= 158 ? `${counted}: shown whole.` : `${counted}: cut after 158.`
}
