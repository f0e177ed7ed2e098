import type { Project } from '@/features/portfolio/project/project-queries'

/** Who it was for, in which trade, and what it is made of. What is not known is not named. */
export function ProjectFacts({ project, industry }: { project: Project; industry: string | null }) {
  const facts = [
    ['Client', project.client_description_anonymized],
    ['Industry', industry ?? project.industry_tags.join(', ')],
    ['Built with', project.tech_stack.join(', ')],
  ] as const
  return (
    <dl className="mt-4 text-base">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} className="border-t border-rule py-2.5">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
