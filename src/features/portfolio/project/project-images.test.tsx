import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProjectImages } from '@/features/portfolio/project/project-images'
import type { Project } from '@/features/portfolio/project/project-queries'
import { renderApp } from '@tests/support/render-app'

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/images/projects/p${index}-1200x900.webp`,
    alt: `Room ${index}`,
  }))
const show = (count: number) =>
  renderApp(<ProjectImages project={{ title: 'Bay House', images: images(count) } as unknown as Project} />)

it('shows the further images of a project in order, with alt text and size', () => {
  show(3)
  const list = screen.getByRole('list', { name: 'More images of Bay House' })
  expect(list).toBeVisible()
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    'Room 0',
    'Room 1',
    'Room 2',
  ])
  expect(screen.getByRole('img', { name: 'Room 1' })).toHaveAttribute('width', '1200')
})

it('shows nothing for a project with one image', () => {
  show(0)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
