import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InlineText } from '@/components/ui/inline-text'

const folder = '/storage/v1/object/public/images/5f0c2f0a-1111-4222-8333-444455556666/'

it('an uploaded image in a text has a srcset of narrower files and reserves its space', () => {
  render(<InlineText nodes={[{ type: 'image', src: `${folder}2000x1500.webp`, alt: 'The counter' }]} />)
  const image = screen.getByRole('img', { name: 'The counter' })
  expect(image).toHaveAttribute(
    'srcset',
    `${folder}640.webp 640w, ${folder}1200.webp 1200w, ${folder}2000x1500.webp 2000w`,
  )
  expect(image).toHaveAttribute('width', '2000')
  expect(image).toHaveAttribute('height', '1500')
})

it('shows any other image unchanged', () => {
  render(<InlineText nodes={[{ type: 'image', src: '/images/mark.svg', alt: 'A mark' }]} />)
  const image = screen.getByRole('img', { name: 'A mark' })
  expect(image).toHaveAttribute('src', '/images/mark.svg')
  expect(image).not.toHaveAttribute('srcset')
})
