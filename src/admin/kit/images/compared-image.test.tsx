import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { imageIn, ImageOfVersion } from '@/admin/kit/images/compared-image'

it('an image is recognised by its field, wherever its URL is stored', () => {
  expect(imageIn('thumbnail_url', '/a.webp')).toEqual({ url: '/a.webp', alt: '' })
  expect(imageIn('value.photo_url', 'https://x.test/a.webp')?.url).toBe('https://x.test/a.webp')
  expect(imageIn('content.hero.backgroundImageUrl', '/a.webp')?.url).toBe('/a.webp')
  expect(imageIn('image', { url: '/a.webp', alt: 'A bay' })).toEqual({ url: '/a.webp', alt: 'A bay' })
})

it('no other value is recognised as an image', () => {
  expect(imageIn('project_url', 'https://x.test')).toBeUndefined()
  expect(imageIn('thumbnail_url', 'Empty')).toBeUndefined()
  expect(imageIn('thumbnail_url', null)).toBeUndefined()
  expect(imageIn('image', { url: '', alt: '' })).toBeUndefined()
  expect(imageIn('links', { url: 'https://x.test', platform: 'X' })).toBeUndefined()
})

it('it has a name even if its context describes it', () => {
  const { rerender } = render(<ImageOfVersion image={{ url: '/a-1200.webp', alt: '' }} label="Portrait" />)
  expect(screen.getByRole('img', { name: 'Portrait' })).toHaveAttribute('src', '/a-640.webp')
  rerender(<ImageOfVersion image={{ url: '/a-1200.webp', alt: 'A bay' }} label="Image" />)
  expect(screen.getByText('A bay')).toBeInTheDocument()
})
