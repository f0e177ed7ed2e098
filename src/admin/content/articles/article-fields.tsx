import { amount } from '@/admin/kit/format/amount'
import { useWatch } from 'react-hook-form'
import type { ArticleForm, ArticleRow } from '@/admin/content/articles/article-schema'
import { articleCopy } from '@/content/blog'
import { TextField } from '@/admin/kit/form/text-field'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { FieldGroup } from '@/admin/kit/form/field-group'

/** The fields for the text of an article. */
export function ArticleFields({ form }: RecordHandle<ArticleRow, ArticleForm>) {
  const { control } = form
  const description = useWatch({ control, name: 'meta_description' })
  return (
    <>
      <TextField
        form={form}
        name="title"
        wraps
        inputClassName="py-2 font-head text-[1.625rem]/[1.25] font-[560]"
      />
      <TextField
        form={form}
        name="excerpt"
        rows={3}
        help="One or two sentences for the list and for search."
      />
      <TextField
        form={form}
        name="intro_heading"
        placeholder={articleCopy.intro}
        help="Shown above the excerpt, where the article begins."
      />
      <MarkdownField
        form={form}
        name="content"
        help="You can also type Markdown: ## for a heading, - for a list, > for a tip or warning."
      />
      <TextField
        form={form}
        name="author_take"
        rows={2}
        help="A sentence in the author’s own words, beside their name at the end."
      />
      <FieldGroup legend="Search and sharing">
        <TextField
          form={form}
          name="meta_description"
          rows={3}
          help={lengthHint(description.trim().length)}
        />
      </FieldGroup>
    </>
  )
}

/** Search results show about 100 to 158 characters. */
function lengthHint(length: number): string {
  if (length === 0) return 'Leave empty to use the excerpt. Best length: 100 to 158 characters.'
  const counted = amount(length, 'character', 'characters')
  if (length < 100) return `${counted}: the excerpt is added up to 100.`
  return length <= 158 ? `${counted}: shown whole.` : `${counted}: cut after 158.`
}
