import { InlineText } from '@/components/ui/inline-text'
import { SampleMark } from '@/components/ui/sample-mark'
import { TextLink } from '@/components/ui/site-link'
import type { Line } from '@shared/markdown/tree'

interface ContentWithQuoteProps {
  heading: string
  subtitle?: string
  paragraphs: readonly Line[]
  action: { label: string; to: string }
  /** A client's quote. */
  note?: { quote: Line; author?: string; is_sample?: boolean }
}

/** A heading and its text, with a client's quote beside them. */
export function ContentWithQuote({ heading, subtitle, paragraphs, action, note }: ContentWithQuoteProps) {
  return (
    <section className="page py-section">
      <div className="lg:col-[main-start/span_9]">
        <h2>{heading}</h2>
        {subtitle && <p className="mt-4 text-lead text-ink-2">{subtitle}</p>}
      </div>
      <div className="mt-9 lg:col-[main-start/span_6]">
        {paragraphs.map((paragraph, index) => (
          // The order of paragraphs is fixed, so the index is a safe key.
          <p key={index} className={index > 0 ? 'mt-4' : undefined}>
            <InlineText nodes={paragraph} />
          </p>
        ))}
        <p className="mt-5">
          <TextLink to={action.to}>{action.label}</TextLink>
        </p>
      </div>
      {note && (
        <figure className="mt-10 self-start bg-sheet px-[min(1.5rem,7.5vw)] py-8 sm:px-9 lg:col-[c_8/main-end] lg:mt-9">
          <blockquote>
            <p className="font-head text-h4">
              <InlineText nodes={note.quote} />
            </p>
          </blockquote>
          {(note.author || note.is_sample) && (
            <figcaption className="mt-5 text-ink-2">
              <span className="block">{note.author}</span>
              {note.is_sample && <SampleMark of="quote" />}
            </figcaption>
          )}
        </figure>
      )}
    </section>
  )
}
