import { describe, expect, test } from 'vitest'
import { projectFrom } from './support/settings'

const staging = {
  CONFORMANCE_URL: 'https://staging.test/',
  CONFORMANCE_PUBLIC_KEY: 'sb_publishable_a',
  CONFORMANCE_SECRET_KEY: 'sb_secret_b',
  CONFORMANCE_STAGING: 'yes',
}

describe('the project', () => {
  test('is the one that the environment names, with its keys', () => {
    expect(projectFrom(staging)).toEqual({
      url: 'https://staging.test',
      publicKey: 'sb_publishable_a',
      secretKey: 'sb_secret_b',
      mailboxUrl: undefined,
      cronSecret: undefined,
      mailDomain: 'example.test',
    })
  })

  test('is not written to unless it is said to be a staging one', () => {
    for (const said of [undefined, '', 'no', 'true'])
      expect(() => projectFrom({ ...staging, CONFORMANCE_STAGING: said })).toThrow('CONFORMANCE_STAGING=yes')
  })

  test.each(['CONFORMANCE_PUBLIC_KEY', 'CONFORMANCE_SECRET_KEY'])(
    'is refused without %s, by name',
    (name) => {
      expect(() => projectFrom({ ...staging, [name]: '' })).toThrow(`${name} is not set`)
    },
  )

  test('is the embedded one where the environment names none', () => {
    expect(projectFrom({ CONFORMANCE_STAGING: 'yes' })).toBeUndefined()
  })
})
