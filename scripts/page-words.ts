import path from 'node:path'
import type { Plugin } from 'vite'
import { moduleStrings } from './module-strings.ts'

/** Where the bundle says it, beside Vite's manifest. */
export const pageWordsFile = '.vite/page-words.json'

/** A sentence: names of classes, elements and attributes have neither capitals nor stops. */
const sentence = /["'`}\s][A-Z]|[.,!?]["'`$\s]/

/** What could be the name of a class, an attribute or an element in a module: the words of its strings, but for texts. */
export const wordsIn = (file: string, code: string): string[] =>
  moduleStrings(file, code).flatMap(({ source }) =>
    sentence.test(source) ? [] : (source.match(/[^\s"'`=]+/g) ?? []),
  )

/**
 * Writes down, for each page, the words of all modules that may draw something there, those that load later too: by them
 * the prerender knows which rules of the style sheet the page may come to need (prerender/area-styles.ts).
 */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    generateBundle() {
      const isPage = (id: string) => /\/src\/pages\/[\w-]+-page\.tsx$/.test(id)
      const known = new Map<string, string[]>()
      /** The words of a module and of those that it imports, but for other pages. */
      const wordsFrom = (start: string) => {
        const modules = new Set([start])
        const words = new Set<string>()
        for (const id of modules) {
          const module = this.getModuleInfo(id)
          if (!module?.code) continue
          // Only modules with elements draw anything.
          const own = known.get(id) ?? (id.endsWith('.tsx') ? wordsIn(id, module.code) : [])
          known.set(id, own)
          for (const word of own) words.add(word)
          for (const next of [...module.importedIds, ...module.dynamicallyImportedIds])
            if (/\/src\/[^?]+\.tsx?$/.test(next) && !isPage(next)) modules.add(next)
        }
        return words
      }
      const entry = [...this.getModuleIds()].find((id) => id.endsWith('/src/main.tsx'))
      if (!entry) return
      const always = wordsFrom(entry)
      const pages = [...this.getModuleIds()].filter(isPage)
      const found = pages.map((id) => [
        path.relative(process.cwd(), id),
        [...new Set([...always, ...wordsFrom(id)])],
      ])
      this.emitFile({
        type: 'asset',
        fileName: pageWordsFile,
        source: JSON.stringify(Object.fromEntries(found)),
      })
    },
  }
}
