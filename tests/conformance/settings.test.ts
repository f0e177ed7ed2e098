import { describe, expect, test } from 'vitest'
import { projectFrom } from './support/settings'

const staging = {
  CONFORMANCE_URL: 'https://staging.test/',
  CONFORMANCE_PUBLIC_KEY: 'sb_publishable_a',
  CONFORMANCE_SECRET_KEY: 'sb_secret_b',
  CONFORMANCE_STAGING: 'yes',
}

describe('the project', () => {
  test('is the one in the environment variables, with its keys', () => {
    expect(projectFrom(staging)).toEqual({
      url: 'https://staging.test',
      publicKey: 'sb_publishable_a',
      secretKey: 'sb_secret_b',
      mailboxUrl: undefined,
      cronSecret: undefined,
      mailDomain: 'example.test',
    })
  })

  test('is refused unless it is marked as staging', () => {
    for (const said of [undefined, '', 'no', 'true'])
      expect(() => projectFrom({ ...staging, CONFORMANCE_STAGING: said })).toThrow('CONFORMANCE_STAGING=yes')
  })

  test.each(['CONFORMANCE_PUBLIC_KEY', 'CONFORMANCE_SECRET_KEY'])(
    'is refused without %s, and the error names it',
    (name) => {
      expect(() => projectFrom({ ...staging, [name]: '' })).toThrow(`${name} is not set`)
    },
  )

  test('is the embedded one if the environment variables name none', () => {
    expect(projectFrom({ CONFORMANCE_STAGING: 'yes' })).toBeUndefined()
  })
})
