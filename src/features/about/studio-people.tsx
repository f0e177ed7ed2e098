import { TwoColumn } from '@/components/sections/two-column'
import { SiteLink } from '@/components/ui/site-link'
import { people as copy } from '@/content/about'
import { usePeople } from '@/features/about/queries'
import { imageAttributes } from '@/lib/image-url'

/** All authors, each with a link to their articles. The section is omitted until they have loaded. */
export function StudioPeople() {
  const { data: people = [] } = usePeople()
  if (people.length === 0) return null
  return (
    <TwoColumn heading={copy.heading} text={copy.text}>
      <ul className="grid gap-x-gutter gap-y-6 border-t-2 border-ink pt-6 md:grid-cols-3">
        {people.map(({ slug, name, title, avatar_url: portrait }) => (
          <li key={slug} className="flex items-center gap-4">
            {portrait && (
              <img
                {...imageAttributes(portrait, '80px')}
                alt=""
                width={80}
                height={100}
                loading="lazy"
                decoding="async"
                className="aspect-4/5 w-[80px] flex-none bg-cloth object-cover"
              />
            )}
            <div className="min-w-0 wrap-anywhere">
              <SiteLink to={`/blog/authors/${slug}`} className="font-semibold underline underline-offset-4">
                {name}
              </SiteLink>
              {title && <p className="text-small text-ink-2">{title}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TwoColumn>
  )
}
