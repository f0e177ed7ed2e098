import { Testimonials } from '@/components/sections/testimonials'
import { nichePage } from '@/content/services'
import { useNicheTestimonials } from '@/features/services/queries'

/** None, or a failure: no section. */
export function NicheTestimonials({ slug }: { slug: string }) {
  const { data: testimonials = [] } = useNicheTestimonials(slug)
  if (testimonials.length === 0) return null
  return (
    <Testimonials
      heading={nichePage.testimonials}
      items={testimonials.map(({ id, quote_text, attribution_text }) => ({
        id,
        text: quote_text,
        signature: attribution_text,
      }))}
    />
  )
}
