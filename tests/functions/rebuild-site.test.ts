import { describe, expect, test, vi } from 'vitest'
import { rebuildSite } from '../../supabase/functions/send-due/rebuild-site'

const hookUrl = 'https://host.example.test/hooks/a-secret-part'
const now = { blog: 7, about: null, site: 3 }

/** A site built from the content versions `published`, at a host whose deploy hook answers `hook`. */
function studio({
  published = now as object | null,
  hook = 200,
  site = 200,
  free = true,
  answer = () => Response.json({ versions: published }, { status: site }),
} = {}) {
  const requests: string[] = []
  const log = vi.fn<(message: string) => void>()
  const call = vi.fn(async (name: string, _args: Record<string, unknown>): Promise<unknown> => {
    return name === 'begin_site_build' ? free : null
  })
  const run = () =>
    rebuildSite({
      hookUrl,
      siteUrl: 'https://studio.example.test',
      call,
      callAsVisitor: async () => [now],
      log,
      fetch: async (address) => {
        requests.push(String(address))
        if (address !== hookUrl) return answer()
        if (hook === 0) throw new Error(`connect ECONNREFUSED ${hookUrl}`)
        return new Response(null, { status: hook })
      },
    })
  return { run, requests, call, log }
}

describe('the site is rebuilt', () => {
  test('not if it was built from the current content, in any order', async () => {
    const { run, requests } = studio({ published: { site: 3, about: null, blog: 7 } })
    expect(await run()).toBe('up_to_date')
    expect(requests).toEqual(['https://studio.example.test/build.json'])
  })

  test.each([
    ['newer content', { blog: 6, about: null, site: 3 }, 200],
    ['a build of an older release', null, 200],
    ['no build at all', null, 404],
  ])('once for %s', async (_, published, site) => {
    const { run, requests, call } = studio({ published, site })
    expect(await run()).toBe('requested')
    expect(requests.filter((address) => address === hookUrl)).toHaveLength(1)
    expect(call.mock.lastCall).toEqual(['begin_site_build', { p_versions: now }])
  })

  test('not again if a build of the same content was just requested', async () => {
    const { run, requests } = studio({ published: { blog: 6 }, free: false })
    expect(await run()).toBe('requested_before')
    expect(requests).not.toContain(hookUrl)
  })

  test.each([404, 302, 503, 0])(
    'again in the next run if the hook answers %i, without its URL in the log',
    async (hook) => {
      const { run, call, log } = studio({ published: { blog: 6 }, hook })
      expect(await run()).toBe('refused')
      expect(call.mock.lastCall).toEqual(['site_build_refused', {}])
      expect(log).toHaveBeenCalled()
      expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
    },
  )

  test('not while the site does not answer, since its content is unknown', async () => {
    const { run, requests } = studio({ site: 502 })
    expect(await run()).toBe('failed')
    expect(requests).not.toContain(hookUrl)
  })
})

describe('what the published site answers is recorded', () => {
  const page = 'https://studio.example.test/build.json'
  const noted = ({ call }: ReturnType<typeof studio>) =>
    call.mock.calls.find(([name]) => name === 'note_published_site')?.[1]

  test.each([
    ['its content is current', now, { p_current: true, p_problem: null }],
    ['its content is older', { blog: 6 }, { p_current: false, p_problem: null }],
  ])('as no problem if %s', async (_, published, facts) => {
    const one = studio({ published })
    await one.run()
    expect(noted(one)).toEqual(facts)
  })

  const to = 'https://www.studio.example.test/build.json'
  test.each([
    [
      'a redirect',
      () => new Response(null, { status: 301, headers: { location: to } }),
      `redirects to ${to}.`,
      true,
    ],
    [
      'a challenge',
      () => new Response('Are you human?', { status: 403 }),
      'refuses with the status 403.',
      true,
    ],
    ['a missing file', () => new Response('', { status: 404 }), 'does not exist.', true],
    ['a page in its place', () => new Response('<!doctype html>'), 'is not the file of a build.', true],
    ['another file in its place', () => Response.json('hello'), 'is not the file of a build.', true],
    ['an error', () => new Response('', { status: 503 }), 'answers with the error 503.', false],
    [
      'no answer',
      () => {
        throw new Error('connect ECONNREFUSED')
      },
      'does not answer.',
      false,
    ],
  ])(
    'as a problem if it is %s, and a host that is down is asked for no build',
    async (_, answer, problem, asks) => {
      const one = studio({ answer })
      expect(await one.run()).toBe(asks ? 'requested' : 'failed')
      expect(noted(one)).toEqual({ p_current: false, p_problem: `${page} ${problem}` })
      expect(one.requests.includes(hookUrl)).toBe(asks)
    },
  )
})
