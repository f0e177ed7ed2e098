/**
 * Text that the server has not, kept in this browser: it survives a killed tab, a dead network and an ended session.
 * Each open form writes a draft of its own and holds a lock of the same name while it lives, so that a draft
 * without a holder is one whose tab is gone.
 */
export interface LocalDraft {
  values: unknown
  /** When it was written, ISO. */
  at: string
  rowId: string
  /** The `updated_at` of the row it was written on; absent for a row never stored. */
  version?: string
}

const prefix = 'desk-draft'
const nameOf = (place: string, writer: string) => `${prefix}:${place}:${writer}`
/** Where drafts of a row are kept; of all new rows of a kind when `rowId` is absent. Each account has its own. */
export const draftPlace = (user: string, kind: string, rowId?: string) => `${user}:${kind}:${rowId ?? 'new'}`

export function writeDraft(place: string, writer: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(nameOf(place, writer), JSON.stringify(draft))
    return true
  } catch {
    return false // full, or forbidden
  }
}

export function dropDraft(place: string, writer: string): void {
  localStorage.removeItem(nameOf(place, writer))
}

/** Says that a writer lives, until the stop function is called or the tab is gone. */
export function holdDraft(place: string, writer: string): () => void {
  const ending = new AbortController()
  void navigator.locks
    ?.request(
      nameOf(place, writer),
      () => new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve())),
    )
    .catch(() => undefined)
  return () => ending.abort()
}

/** The newest draft whose writer is gone, if any, with that writer's name. */
export async function orphanedDraft(
  place: string,
): Promise<{ writer: string; draft: LocalDraft } | undefined> {
  const start = nameOf(place, '')
  const held = await navigator.locks?.query().catch(() => undefined)
  const living = new Set(held?.held?.map(({ name }) => name))
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(start) && !living.has(name))
    .flatMap((name) => {
      const draft = parseDraft(localStorage.getItem(name))
      return draft ? [{ writer: name.slice(start.length), draft }] : []
    })
    .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at))[0]
}

function parseDraft(text: string | null): LocalDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as LocalDraft
    return typeof draft.at === 'string' && typeof draft.rowId === 'string' && draft.values ? draft : undefined
  } catch {
    return undefined
  }
}
