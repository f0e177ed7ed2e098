import { amount } from '@/admin/kit/format/amount'
import { useWatch, type Control } from 'react-hook-form'
import { ArticlePreview } from '@/admin/content/articles/article-preview'
import type { ArticleForm, ArticleRow } from '@/admin/content/articles/article-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import type { RecordHandle } from '@/admin/kit/record/record'
import { useStudio } from '@/components/layout/studio'
import { articleMeta } from '@/features/blog/article/article-meta'
import { absoluteUrl } from '@/lib/paths'

/** What is written of an article, and how it will look. */
export function ArticleFields({ form, stored, id }: RecordHandle<ArticleRow, ArticleForm>) {
  const { control } = form
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
      <MarkdownField
        form={form}
        name="content"
        help="Typed Markdown works too: ## begins a section, - a list, > a callout, which is a tip, or a warning when it says so."
      />
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
  const counted = amount(length, 'character', 'characters')
  if (length < 100) return `${counted}: the excerpt is added until there are 100.`
  return length <= 158 ? `${counted}: shown whole.` : `${counted}: cut after 158.`
}

/** How the article looks as a search result and as a link in a chat, made from the page's own head. */
export function ShareCards({ control }: { control: Control<ArticleForm> }) {
  const [title, slug, excerpt, description, picture] = useWatch({
    control,
    name: ['title', 'slug', 'excerpt', 'meta_description', 'picture'],
  })
  const post = {
    title: title || 'Untitled',
    slug: slug || 'untitled',
    excerpt,
    meta_description: description || null,
    featured_image_url: picture.url || null,
    author: null,
  }
  const studio = useStudio()
  const meta = articleMeta(post.slug, { post } as unknown as Parameters<typeof articleMeta>[1], studio)
  const address = new URL(absoluteUrl(`/blog/${post.slug}`))
  return (
    <div className="grid gap-6 wrap-anywhere md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <figure>
        <figcaption className="mb-2 text-small/normal font-semibold">In search results</figcaption>
        <div className="border border-edge bg-sheet p-4 text-small">
          <p>
            {studio.name}{' '}
            <span className="block text-ink-2">{[address.host, 'blog', post.slug].join(' › ')}</span>
          </p>
          <p className="my-1 text-[1.25rem]/[1.3] text-teal">{meta.title}</p>
          <p>{meta.description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 text-small/normal font-semibold">In WhatsApp and other chats</figcaption>
        <div className="max-w-88 border border-edge bg-sheet text-small">
          {picture.url && <img src={picture.url} alt="" className="aspect-[1200/630] w-full object-cover" />}
          <p className="px-[0.9rem] pt-3 font-semibold">{meta.title}</p>
          <p className="px-[0.9rem]">{meta.description}</p>
          <p className="px-[0.9rem] pb-3 text-ink-2">{address.host}</p>
        </div>
      </figure>
    </div>
  )
}
