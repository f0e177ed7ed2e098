declare global {
  interface Window {
    /** From scripts/prerender/boot.js, inline in every built page. */
    loadNewerBuild?: () => Promise<boolean>
  }
}

/**
 * Reloads the page if a newer build has replaced this one; false if that would not help or was tried before.
 */
export const loadNewerBuild = async () => (await window.loadNewerBuild?.()) ?? false

/** Imports a module for the visitor. If a newer build has removed its file, the page is reloaded instead. */
export async function importNow<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await loadNewerBuild()) return new Promise<never>(() => {})
    throw error
  }
}
