// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftPlace,
  dropDraft,
  orphanedDraft,
  writeDraft,
  type LocalDraft,
} from '@/admin/kit/record/local-draft'

const place = draftPlace('user-1', 'articles', 'row-1')
const draft = (at: string, title = at): LocalDraft => ({ values: { title }, at, rowId: 'row-1' })
const alive = (...names: string[]) =>
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } })

beforeEach(() => {
  localStorage.clear()
  alive()
})

describe('text kept in the browser', () => {
  it('is found again once its tab is gone, the newest first', async () => {
    writeDraft(place, 'tab-a', draft('2026-11-21T01:00:00Z'))
    writeDraft(place, 'tab-b', draft('2026-11-21T02:00:00Z'))
    expect(await orphanedDraft(place)).toEqual({ writer: 'tab-b', draft: draft('2026-11-21T02:00:00Z') })
  })

  it('is left alone while its tab lives', async () => {
    writeDraft(place, 'tab-a', draft('2026-11-21T01:00:00Z'))
    alive(`desk-draft:${place}:tab-a`)
    expect(await orphanedDraft(place)).toBeUndefined()
  })

  it('is another’s for another account, another row, and a new row', async () => {
    writeDraft(place, 'tab-a', draft('2026-11-21T01:00:00Z'))
    expect(await orphanedDraft(draftPlace('user-2', 'articles', 'row-1'))).toBeUndefined()
    expect(await orphanedDraft(draftPlace('user-1', 'articles', 'row-10'))).toBeUndefined()
    expect(await orphanedDraft(draftPlace('user-1', 'articles'))).toBeUndefined()
  })

  it('is gone when it was dropped, and nonsense is no draft', async () => {
    writeDraft(place, 'tab-a', draft('2026-11-21T01:00:00Z'))
    dropDraft(place, 'tab-a')
    localStorage.setItem(`desk-draft:${place}:tab-c`, '{"at":')
    localStorage.setItem(`desk-draft:${place}:tab-d`, '{"at":"2026"}')
    expect(await orphanedDraft(place)).toBeUndefined()
  })

  it('says when the browser takes no more', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(writeDraft(place, 'tab-a', draft('2026-11-21T01:00:00Z'))).toBe(false)
  })
})
