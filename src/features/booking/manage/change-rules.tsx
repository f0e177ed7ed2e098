import { manage as words } from '@/content/booking-manage'

/** What can be changed about a call, and until when. */
export function ChangeRules() {
  return (
    <section>
      <h2 className="text-h3">{words.rulesHeading}</h2>
      <ul className="mt-5 border-t-2 border-ink">
        {words.rules.map((rule) => (
          <li key={rule} className="border-b border-rule py-4 text-ink-2">
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
