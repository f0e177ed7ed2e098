import { useWatch, type Control } from 'react-hook-form'
import type { ArticleForm } from '@/admin/content/articles/article-schema'
import { site } from '@/content/site'
import { articleMeta } from '@/features/blog/article/article-meta'
import { absoluteUrl } from '@/lib/paths'

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
  const meta = articleMeta(post.slug, { post } as unknown as Parameters<typeof articleMeta>[1])
  const address = new URL(absoluteUrl(`/blog/${post.slug}`))
  return (
    <div className="grid gap-6 wrap-anywhere md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <figure>
        <figcaption className="mb-2 text-small/normal font-semibold">In search results</figcaption>
        <div className="border border-edge bg-sheet p-4 text-small">
          <p>
            {site.name}{' '}
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
