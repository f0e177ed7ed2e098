import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseForFile } from '../support/database'
import { giveClock, setClock } from '../support/studio-clock'

const db = databaseForFile()
beforeAll(async () => {
  await giveClock(db.backend)
})
beforeEach(async () => {
  await at('09:00:00')
  await db.backend.exec(`
    delete from public.outbox where kind = 'owner_alert';
    update private.site_build_request
    set versions = '{}', requested_at = null, requests = 0, requested_since = null, refused = false, checked_at = null,
      problem = null, problem_since = null
    where id`)
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
    await at('09:01:00')
    expect(await begin({ blog: 1 })).toBe(true)
  })

  test('for a change that committed late, because versions are compared, not times', async () => {
    const before = await versions()
    const old = { created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z' }
    await db.add('social_links', { ...old })
    expect(await versions()).not.toEqual(before)
  })
})

/** Runs send-due's question each minute for days; gives the minutes after the start at which a build was requested. */
async function minutesOf(days: number, { refused = false } = {}): Promise<number[]> {
  const minutes = await db.backend.query<{ minute: number }>(
    `select minute from generate_series(0, ${days * 1440}) minute where private.ask_at(minute, ${refused})`,
  )
  return minutes.map(({ minute }) => minute)
}

describe('a build that does not arrive', () => {
  beforeAll(() =>
    db.backend.exec(`
      create function private.ask_at(minute integer, refused boolean) returns boolean language plpgsql as $$
      declare
        began boolean;
      begin
        update private.test_clock set at = timestamptz '2031-03-10 09:00+08' + make_interval(mins => minute);
        began := public.begin_site_build('{"blog": 1}');
        if began and refused then
          perform public.site_build_refused();
        end if;
        return began;
      end $$`),
  )
  const alerts = () =>
    db.backend.query<{ facts: { problem: string } }>(
      "select details as facts from public.outbox where details ->> 'alert' = 'builds' order by due_at",
    )

  test('is requested with doubling pauses, up to a day', async () => {
    const minutes = await minutesOf(4)
    expect(minutes).toEqual([0, 10, 30, 70, 150, 310, 630, 1270, 2550, 3990, 5430])
  })

  test('is requested with doubling pauses from one minute if the host refuses it', async () => {
    const minutes = await minutesOf(1, { refused: true })
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023])
  })

  test('alerts the owner after an hour, at most once a day, with the reason if it is known', async () => {
    await db.backend.exec(`
      delete from public.alert_recipients where true;
      insert into public.alert_recipients (email) values ('owner@studio.test')`)
    const problem = 'https://studio.test/build.json redirects to https://www.studio.test/build.json.'
    await db.service.rpc('note_published_site', { p_current: false, p_problem: problem }).throwOnError()
    for (const minute of [0, 10, 30]) await db.backend.query(`select private.ask_at(${minute}, false)`)
    expect(await alerts()).toEqual([])
    await db.backend.query('select private.ask_at(70, false)')
    await db.backend.query('select private.ask_at(150, false)')
    expect(await alerts()).toEqual([{ facts: expect.objectContaining({ alert: 'builds', problem }) }])
  })

  test('is requested at once again when the content changes, and after it arrived', async () => {
    for (const minute of [0, 10, 30]) await db.backend.query(`select private.ask_at(${minute}, false)`)
    await at('10:05:00')
    expect(await begin({ blog: 1 })).toBe(false)
    expect(await begin({ blog: 2 })).toBe(true)
    await db.service.rpc('note_published_site', { p_current: true }).throwOnError()
    await at('10:14:00')
    expect(await begin({ blog: 2 })).toBe(false)
    await at('10:15:00')
    expect(await begin({ blog: 2 })).toBe(true)
    await at('10:25:00')
    expect(await begin({ blog: 2 })).toBe(true)
    expect(await alerts()).toEqual([])
  })
})

describe('a published site that cannot be read', () => {
  const note = (p_problem?: string) =>
    db.service.rpc('note_published_site', { p_current: false, p_problem }).throwOnError()
  const shown = async () => (await db.admin.rpc('published_site_problem').throwOnError()).data

  test('is shown after half an hour, with its reason and since when, until it can be read', async () => {
    await note('It refuses.')
    await at('09:29:00')
    await note('It refuses.')
    expect(await shown()).toBeNull()
    await at('09:30:00')
    await note('It redirects.')
    expect(await shown()).toMatchObject({ problem: 'It redirects.', since: '2031-03-10T01:00:00+00:00' })
    await note()
    expect(await shown()).toBeNull()
  })

  test('is not shown once nobody looks any more', async () => {
    await note('It refuses.')
    await at('09:40:00')
    await note('It refuses.')
    await at('10:39:00')
    expect(await shown()).not.toBeNull()
    await at('10:41:00')
    expect(await shown()).toBeNull()
  })
})
