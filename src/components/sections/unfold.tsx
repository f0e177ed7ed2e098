import { Plus } from 'lucide-react'

/** On phones only: shows what is `folded` in the `folds` element around it (src/styles/fold.css), and hides it again. */
export function Unfold({ label }: { label: string }) {
  return (
    <details className="unfold group screen-only sm:hidden">
      <summary className="link inline-flex min-h-11 items-center gap-2">
        {label}
        <Plus
          size={20}
          className="transition-transform duration-step-2 ease-[steps(3)] group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
    </details>
  )
}
