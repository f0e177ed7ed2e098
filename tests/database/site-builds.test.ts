import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(async () => {
  await at('09:00:00')
  await db.service.rpc('site_build_refused').throwOnError()
})

const at = (time: string) => setClock(db.backend, `2031-03-10T${time}+08:00`)
/** Whether a build of these content versions should be requested. */
const begin = async (versions: object) =>
  (await db.service.rpc('begin_site_build', { p_versions: versions as never }).throwOnError()).data
const versions = async () => (await db.visitor.rpc('content_versions').single().throwOnError()).data as object

describe('a build is requested', () => {
  test('once for the same content, however many runs check at the same time', async () => {
    expect(await Promise.all([1, 2, 3].map(() => begin({ blog: 1 })))).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    await at('09:09:59')
    expect(await begin({ blog: 1 })).toBe(false)
  })

  test('again after ten minutes if the site still lacks it, since the host may have failed', async () => {
    expect(await begin({ blog: 1 })).toBe(true)
    await at('09:10:00')
    expect(await begin({ blog: 1 })).toBe(true)
    expect(await begin({ blog: 1 })).toBe(false)
  })

  test('at most once a minute while the content keeps changing', async () => {
    expect(await begin({ blog: 1 })).toBe(true)
    await at('09:00:59')
    expect(await begin({ blog: 2 })).toBe(false)
    await at('09:01:00')
    expect(await begin({ blog: 3 })).toBe(true)
  })

  test('again in the next run if the host refused the request', async () => {
    expect(await begin({ blog: 1 })).toBe(true)
    await db.service.rpc('site_build_refused').throwOnError()
    expect(await begin({ blog: 1 })).toBe(true)
  })

  test('for a change that committed late, because versions are compared, not times', async () => {
    const before = await versions()
    const old = { created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z' }
    await db.add('social_links', { ...old })
    expect(await versions()).not.toEqual(before)
  })
})
