declare global {
  interface Window {
    /** Both of scripts/prerender/boot.js, which every built page has inline. */
    loadNewerBuild?: () => Promise<boolean>
    tellFailure?: () => Promise<void>
  }
}

/** Loads the page anew where a newer build has replaced this one; false where that would not help, or was tried. */
export const loadNewerBuild = async () => (await window.loadNewerBuild?.()) ?? false

/** Loads a newer build where there is one; else says, in the form that was sent, that part of the page did not come. */
export const tellFailure = () => window.tellFailure?.()

/** Imports what somebody waits for. Where a newer build has taken its files away, the page is loaded anew instead. */
export async function importNow<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await loadNewerBuild()) return new Promise<never>(() => {})
    throw error
  }
}
