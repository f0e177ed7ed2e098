import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NicheIcon } from '@/features/services/niche-icon'

const drawn = (name: string) =>
  render(<NicheIcon name={name} />)
    .container.querySelector('use')
    ?.getAttribute('href')

describe('the icon of an industry', () => {
  it('is the icon of that name', () => {
    expect(drawn('Gavel')).toMatch(/\.svg#Gavel$/)
  })

  it.each(['NoSuchIcon', '', '"><script>'])('is a plain icon if the name is %j', (name) => {
    expect(drawn(name)).toMatch(/\.svg#Shapes$/)
  })
})
