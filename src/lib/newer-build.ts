declare global {
  interface Window {
    /** Of scripts/prerender/boot.js, which every built page has inline. */
    loadNewerBuild?: () => Promise<boolean>
  }
}

/** Loads the page again where a newer build has replaced this one; false where that would not help, or was tried. */
export const loadNewerBuild = async () => (await window.loadNewerBuild?.()) ?? false

/** Imports what somebody waits for. Where a newer build has taken its files away, the page is loaded again instead. */
export async function importNow<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await loadNewerBuild()) return new Promise<never>(() => {})
    throw error
  }
}
