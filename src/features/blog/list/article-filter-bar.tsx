import { FilterChips, FilterPanel } from '@/components/sections/filter-panel'
import { filterAddress, type ListFilters } from '@/features/blog/filters'
import { findTerm, useTaxonomy, type Term } from '@/features/blog/queries'

/** A panel of categories and topics. */
export function ArticleFilterBar({ filters }: { filters: ListFilters }) {
  const chips = (name: 'category' | 'topic', all: string, terms: readonly Term[]) => {
    const current = findTerm(terms, filters[name])?.slug ?? filters[name]
    return [{ name: all, slug: 'all' }, ...terms].map((term) => ({
      key: term.slug,
      to: filterAddress({ ...filters, [name]: term.slug, page: 1 }),
      current: current === term.slug,
      label: term.name,
    }))
  }
  return (
    <FilterPanel query={useTaxonomy()} className="lg:grid-cols-2">
      {({ categories, topics }) => (
        <>
          <FilterChips heading="Category" choices={chips('category', 'All Categories', categories)} />
          <FilterChips heading="Topic" choices={chips('topic', 'All Topics', topics)} />
        </>
      )}
    </FilterPanel>
  )
}
