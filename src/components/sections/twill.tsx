import { TextLink } from '@/components/ui/text-link'

interface TwillProps {
  heading: string
  text: string
  listHeading: string
  approach: ReadonlyArray<{ title: string; text: string }>
  action: { label: string; to: string }
}

/** Twill: each row lies one step further to the right, as in the leg of the mark. */
export function Twill({ heading, text, listHeading, approach, action }: TwillProps) {
  return (
    <section className="page py-section">
      <div className="lg:grid lg:grid-cols-subgrid lg:items-end">
        <h2 className="lg:col-span-7">{heading}</h2>
        <p className="mt-4 text-ink-2 lg:col-[9/-1] lg:mt-0">{text}</p>
      </div>
      <h3 className="mt-12">{listHeading}</h3>
      <ol className="twill mt-6">
        {approach.map(({ title, text: sentence }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p className="text-ink-2">{sentence}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <TextLink to={action.to}>{action.label}</TextLink>
      </p>
    </section>
  )
}
