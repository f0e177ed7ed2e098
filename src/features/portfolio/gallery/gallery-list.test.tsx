import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GalleryList } from '@/features/portfolio/gallery/gallery-list'
import type { ProjectCardData } from '@/features/portfolio/project-listing'
import { allowMotion } from '@tests/support/component-setup'
import { renderApp } from '@tests/support/render-app'

const projects = Array.from({ length: 9 }, (_, index): ProjectCardData => ({
  title: `Project ${index}`,
  slug: `project-${index}`,
  description: 'One of nine.',
  thumbnail_url: '/images/projects/bay-1200.webp',
  thumbnail_alt: null,
  thumbnail_placeholder: null,
  package_type: 'Bespoke',
  tech_stack: [],
  industry_tags: [],
  is_live_project: false,
  is_sample: false,
  status: 'concept',
  has_build: false,
  project_url: null,
}))
const still = { isLoading: false, failed: false, retry: () => undefined }

function Gallery({ total = 9, rest = still }: { total?: number; rest?: typeof still }) {
  const [expanded, setExpanded] = useState(false)
  const shown = expanded && !rest.isLoading && !rest.failed ? projects : projects.slice(0, 6)
  return (
    <>
      <button onClick={() => setExpanded(false)}>A filter</button>
      <GalleryList
        projects={shown}
        total={total}
        expanded={expanded}
        onExpand={setExpanded}
        isChanging={false}
        about={{ package: 'Apex', industry: 'Hotels' }}
        rest={rest}
      />
    </>
  )
}

function show({
  reducedMotion = false,
  ...props
}: Parameters<typeof Gallery>[0] & { reducedMotion?: boolean } = {}) {
  allowMotion(!reducedMotion)
  renderApp(<Gallery {...props} />)
}

const cards = () => screen.getAllByRole('article')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => vi.useFakeTimers())

describe('the list of the gallery', () => {
  it('loads the first image, the largest on the screen, eagerly and the others lazily', () => {
    renderApp(<Gallery />)
    const loading = screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('loading'))
    expect(loading).toEqual(['eager', ...Array.from({ length: 5 }, () => 'lazy')])
  })

  it('shows six and offers the others with their number', () => {
    show()
    expect(cards()).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Show 3 More' })).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('3 more projects to explore')).toBeVisible()
    press('Show 3 More')
    expect(cards()).toHaveLength(9)
    expect(screen.getByText('Viewing all 9 projects in this category')).toBeVisible()
  })

  it('collapses with a 0.9 s animation during which its button is disabled', () => {
    show()
    press('Show 3 More')
    press('Show Less')
    const button = screen.getByRole('button', { name: 'Show Less' })
    expect(button).toBeDisabled()
    act(() => vi.advanceTimersByTime(899))
    expect(button).toBeDisabled()
    expect(cards()).toHaveLength(9)
    act(() => vi.advanceTimersByTime(1))
    expect(cards()).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Show 3 More' })).toBeEnabled()
  })

  it('collapses at once if a filter is chosen during the animation', () => {
    show()
    press('Show 3 More')
    press('Show Less')
    press('A filter')
    expect(cards()).toHaveLength(6)
    press('Show 3 More')
    act(() => vi.advanceTimersByTime(1000))
    expect(cards()).toHaveLength(9)
  })

  it('collapses at once if reduced motion is preferred', () => {
    show({ reducedMotion: true })
    press('Show 3 More')
    press('Show Less')
    expect(cards()).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Show 3 More' })).toBeEnabled()
  })

  it('offers no more if there are only six', () => {
    show({ total: 6 })
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute(
      'href',
      '/book-a-call?package=Apex&trade=Hotels',
    )
  })

  it('shows that the others are loading, and how many there are', () => {
    show({ rest: { ...still, isLoading: true } })
    press('Show 3 More')
    expect(screen.getByRole('status')).toHaveTextContent('Loading portfolio...')
    expect(screen.getByText('3 more projects to explore')).toBeVisible()
  })

  it('shows that the others failed to load, and retries', () => {
    const retry = vi.fn<() => undefined>()
    show({ rest: { ...still, failed: true, retry } })
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load portfolio. Please try again.')
    press('Try Again')
    expect(retry).toHaveBeenCalledOnce()
  })
})
