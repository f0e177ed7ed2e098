import { useWatch } from 'react-hook-form'
import { ArticlePreview } from '@/admin/content/articles/article-preview'
import type { ArticleForm, ArticleRow } from '@/admin/content/articles/article-schema'
import { MarkdownField } from '@/admin/content/articles/markdown-field'
import { ShareCards } from '@/admin/content/articles/share-cards'
import { TextField } from '@/admin/kit/form/text-field'
import type { RecordHandle } from '@/admin/kit/record/record'

/** What is written of an article, and how it will look. */
export function ArticleFields({ form, stored, id }: RecordHandle<ArticleRow, ArticleForm>) {
  const { register, formState, control } = form
  const { errors } = formState
  const description = useWatch({ control, name: 'meta_description' })
  return (
    <>
      <TextField form={form} name="title" inputClassName="py-2 font-head text-[1.625rem]/[1.25] font-[560]" />
      <TextField
        form={form}
        name="excerpt"
        rows={3}
        help="One or two sentences for the list and for search."
      />
      <MarkdownField label="Body" error={errors.content?.message} registration={register('content')} />
      <TextField
        form={form}
        name="author_take"
        rows={2}
        help="A sentence in the author’s own words, beside their name at the end."
      />
      <ArticlePreview control={control} stored={stored} id={id} />
      <fieldset className="editor-group">
        <legend>When it is found or shared</legend>
        <div className="grid gap-6">
          <TextField
            form={form}
            name="meta_description"
            rows={3}
            help={lengthHint(description.trim().length)}
          />
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
