import { CallToAction } from '@/components/layout/call-to-action'
import { Breadcrumb } from '@/components/sections/breadcrumb'
import { archive } from '@/content/blog'
import { closing } from '@/content/call-to-action'
import { site } from '@/content/site'
import { ArticleArchive } from '@/features/blog/archive/article-archive'
import { archiveTrail } from '@/features/blog/list/list-meta'
import { whatsappLink } from '@/lib/whatsapp'

export function ArchivePage() {
  return (
    <>
      <section className="page pt-6">
        <Breadcrumb trail={archiveTrail} />
        <h1 className="mt-6 lg:col-[main-start/span_9]">{archive.heading}</h1>
        <p className="mt-5 text-lead text-ink-2 lg:col-[main-start/span_7]">{archive.text}</p>
      </section>
      <ArticleArchive />
      <CallToAction {...closing} to={whatsappLink(site.whatsappNumber, site.greetings.proposal)} />
    </>
  )
}
