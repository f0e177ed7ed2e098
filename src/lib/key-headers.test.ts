import { describe, expect, it } from 'vitest'
import { keyHeaders } from '@/lib/key-headers'

describe('the headers of the public key', () => {
  it('sends a publishable key only as an API key, because it is not a token', () => {
    expect(keyHeaders('sb_publishable_x')).toEqual({ apikey: 'sb_publishable_x' })
  })

  it('sends a legacy key as a token too', () => {
    expect(keyHeaders('eyJ.a.b')).toEqual({ apikey: 'eyJ.a.b', Authorization: 'Bearer eyJ.a.b' })
  })
})
