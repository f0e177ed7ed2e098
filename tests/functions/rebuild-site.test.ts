import { describe, expect, test, vi } from 'vitest'
import { rebuildSite } from '../../supabase/functions/send-due/rebuild-site'

const hookUrl = 'https://host.example.test/hooks/a-secret-part'
const now = { blog: 7, about: null, site: 3 }

/** A site built from the content versions `published`, at a host whose deploy hook answers `hook`. */
function studio({ published = now as object | null, hook = 200, site = 200, free = true } = {}) {
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
        if (address !== hookUrl) return Response.json({ versions: published }, { status: site })
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
    expect(call.mock.calls).toEqual([['begin_site_build', { p_versions: now }]])
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
