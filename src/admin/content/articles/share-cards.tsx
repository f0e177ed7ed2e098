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
    <div className="share-cards">
      <figure>
        <figcaption>In search results</figcaption>
        <div className="share-search">
          <p>
            {site.name} <span>{[address.host, 'blog', post.slug].join(' › ')}</span>
          </p>
          <p className="share-search-title">{meta.title}</p>
          <p>{meta.description}</p>
        </div>
      </figure>
      <figure>
        <figcaption>In WhatsApp and other chats</figcaption>
        <div className="share-chat">
          {picture.url && <img src={picture.url} alt="" />}
          <p className="font-semibold">{meta.title}</p>
          <p>{meta.description}</p>
          <p>{address.host}</p>
        </div>
      </figure>
    </div>
  )
}
