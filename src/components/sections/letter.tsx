import type { ReactNode } from 'react'
import { InlineText } from '@/components/ui/inline-text'
import { Ornament } from '@/components/ui/ornament'
import { imageAttributes } from '@/lib/image-url'
import type { Line } from '@shared/markdown/tree'

interface LetterProps {
  heading: string
  subtitle?: string
  paragraphs: readonly Line[]
  quote?: Line
}

/** A text in the form of a letter: one column of larger text with a large quote at the end. */
export function Letter({ heading, subtitle, paragraphs, quote }: LetterProps) {
  return (
    <section className="page py-section">
      <div className="lg:col-[c_4/main-end]">
        <h2>{heading}</h2>
        {subtitle && <p className="mt-4 text-lead text-ink-2">{subtitle}</p>}
        <div className="letter letter-opens mt-9">
          <Paragraphs paragraphs={paragraphs} />
        </div>
      </div>
      {quote && (
        <blockquote className="mt-12 font-head text-h2 leading-[1.12] font-[460] tracking-[-.016em] lg:col-[c_4/main-end] lg:mt-16">
          <p className="max-w-[24em] text-balance">
            <InlineText nodes={quote} />
          </p>
        </blockquote>
      )}
    </section>
  )
}

interface SignedLetterProps extends LetterProps {
  /** `text` is shown as a signature; name and title below it. */
  signature?: { text: string; name?: string; title?: string }
  /** The author's portrait, 4:5, with its alt text. */
  image?: { src: string; alt: string }
  /** Shown below the signature. */
  children?: ReactNode
}

/** A text in the form of a signed letter on a sheet, with a portrait beside it. */
export function SignedLetter(props: SignedLetterProps) {
  const { heading, subtitle, paragraphs, quote, signature, image, children } = props
  return (
    <section className="page bg-sunk py-section">
      <div className="relative bg-sheet px-[min(1.5rem,7.5vw)] py-10 sm:px-10 lg:col-[c_2/main-end] lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(12rem,1fr)] lg:gap-x-12 lg:py-16 lg:pr-12 lg:pl-[clamp(2.5rem,6vw,5.25rem)]">
        <Ornament kind="orn-sudut" className="absolute top-0 right-0 [scale:-1_1] max-lg:hidden" />
        <div>
          <h2 className="text-h3">{heading}</h2>
          {subtitle && <p className="mt-2 text-ink-2">{subtitle}</p>}
          <div className="letter mt-7">
            <Paragraphs paragraphs={paragraphs} />
          </div>
          {signature && (
            <p className="mt-9">
              <span className="signature">{signature.text}</span>
              <span className="mt-2 block text-ink-2">
                {[signature.name !== signature.text && signature.name, signature.title]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
          )}
          {children}
        </div>
        <div className="letter-aside mt-10 lg:flex lg:flex-col lg:justify-end">
          {image && (
            <img
              {...imageAttributes(image.src, '18rem')}
              alt={image.alt}
              width={480}
              height={600}
              loading="lazy"
              decoding="async"
              className="mb-8 aspect-4/5 w-full max-w-72 object-cover [box-shadow:var(--shadow-cloth)]"
            />
          )}
          {quote && (
            <blockquote className="border-t-2 border-ink pt-4 font-head text-h3">
              <p>
                <InlineText nodes={quote} />
              </p>
            </blockquote>
          )}
        </div>
      </div>
    </section>
  )
}

// The order of paragraphs is fixed, so the index is a safe key.
function Paragraphs({ paragraphs }: { paragraphs: readonly Line[] }) {
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      <InlineText nodes={paragraph} />
    </p>
  ))
}
