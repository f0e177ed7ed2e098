import { ButtonLink } from '@/components/ui/button'
import { Ornament } from '@/components/ui/ornament'

/** For visitors whose industry is not in the list above. */
export function CustomNiche({
  heading,
  text,
  action,
}: {
  heading: string
  text: string
  action: { label: string; to: string }
}) {
  return (
    <section className="page bg-cloth text-on-night [--focus:var(--night-focus)] [--gold:var(--cloth-gold)] lg:min-h-80">
      <Ornament kind="orn-bunga" className="col-[full] h-32 lg:col-[full-start/span_4] lg:h-auto" />
      <div className="py-10 lg:col-[c_5/main-end] lg:row-start-1 lg:self-center lg:py-14">
        <h2>{heading}</h2>
        <p className="mt-4 text-lead">{text}</p>
        <p className="mt-6">
          <ButtonLink to={action.to} variant="paper" size="big">
            {action.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
