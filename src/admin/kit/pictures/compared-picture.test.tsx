import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pictureIn, PictureOfVersion } from '@/admin/kit/pictures/compared-picture'

it('an image is recognised by its field, wherever its URL is stored', () => {
  expect(pictureIn('thumbnail_url', '/a.webp')).toEqual({ url: '/a.webp', alt: '' })
  expect(pictureIn('value.photo_url', 'https://x.test/a.webp')?.url).toBe('https://x.test/a.webp')
  expect(pictureIn('content.hero.backgroundImageUrl', '/a.webp')?.url).toBe('/a.webp')
  expect(pictureIn('picture', { url: '/a.webp', alt: 'A bay' })).toEqual({ url: '/a.webp', alt: 'A bay' })
})

it('no other value is recognised as an image', () => {
  expect(pictureIn('project_url', 'https://x.test')).toBeUndefined()
  expect(pictureIn('thumbnail_url', 'Empty')).toBeUndefined()
  expect(pictureIn('thumbnail_url', null)).toBeUndefined()
  expect(pictureIn('picture', { url: '', alt: '' })).toBeUndefined()
  expect(pictureIn('links', { url: 'https://x.test', platform: 'X' })).toBeUndefined()
})

it('it has a name even if its context describes it', () => {
  const { rerender } = render(
    <PictureOfVersion picture={{ url: '/a-1200.webp', alt: '' }} label="Portrait" />,
  )
  expect(screen.getByRole('img', { name: 'Portrait' })).toHaveAttribute('src', '/a-640.webp')
  rerender(<PictureOfVersion picture={{ url: '/a-1200.webp', alt: 'A bay' }} label="Picture" />)
  expect(screen.getByText('A bay')).toBeInTheDocument()
})
