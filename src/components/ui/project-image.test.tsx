import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProjectImage } from '@/components/ui/project-image'

describe('a project image', () => {
  it('offers AVIF and WebP at three widths, derived from its file name', () => {
    const { container } = render(
      <ProjectImage src="/images/projects/bay-1200.webp" alt="A bay" sizes="92vw" />,
    )
    const image = screen.getByRole('img', { name: 'A bay' })
    expect(image).toHaveAttribute(
      'srcset',
      '/images/projects/bay-640.webp 640w, /images/projects/bay-900.webp 900w, /images/projects/bay-1200.webp 1200w',
    )
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/images/projects/bay-640.avif 640w, /images/projects/bay-900.avif 900w, /images/projects/bay-1200.avif 1200w',
    )
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('offers an uploaded image in the sizes named by its URL', () => {
    const folder = '/storage/v1/object/public/images/5f0c2f0a-1111-4222-8333-444455556666/'
    const { container } = render(<ProjectImage src={`${folder}1000x750.webp`} alt="A shop" sizes="92vw" />)
    const image = screen.getByRole('img', { name: 'A shop' })
    expect(image).toHaveAttribute('srcset', `${folder}640.webp 640w, ${folder}1000x750.webp 1000w`)
    expect(image).toHaveAttribute('sizes', '92vw')
    expect(container.querySelector('source')).toBeNull()
  })

  it('shows an external image unchanged', () => {
    const { container } = render(<ProjectImage src="https://files.example/a.png" alt="A page" sizes="92vw" />)
    expect(screen.getByRole('img', { name: 'A page' })).not.toHaveAttribute('srcset')
    expect(container.querySelector('source')).toBeNull()
  })

  it.each([
    ['/images/projects/sea-1200.webp', '/images/projects/sea-640.avif 640w', 'image/avif'],
    [
      '/storage/v1/object/public/images/5f0c2f0a-1111-4222-8333-444455556666/1000x750.webp',
      '/storage/v1/object/public/images/5f0c2f0a-1111-4222-8333-444455556666/640.webp 640w',
      null,
    ],
  ])('is preloaded in the head if eager: %s', (src, smallest, type) => {
    render(<ProjectImage src={src} alt="First" sizes="92vw" eager />)
    const link = document.head.querySelector(`link[rel=preload][imagesrcset^="${smallest},"]`)
    expect(link).toHaveAttribute('imagesizes', '92vw')
    expect(link?.getAttribute('type') ?? null).toBe(type)
    expect(link).toHaveAttribute('fetchpriority', 'high')
  })

  it('is fetched eagerly with high priority if eager', () => {
    render(<ProjectImage src="/a-1200.webp" alt="First" sizes="92vw" eager />)
    expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
  })
})
