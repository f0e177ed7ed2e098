import path from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import { moduleStrings } from './module-strings'

/**
 * A name that no text has by accident ("flex" and "hidden" are words and values too), and that stands in a program as
 * it stands here.
 */
const distinct = /^[^'"`\\\s]*[-:[/][^'"`\\\s]*$/

/** A sheet whose utilities are called as `rename` says. The classes of its other layers keep their names. */
export function renameInSheet(css: string, rename: (name: string) => string): string {
  const renamed = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      node.value = rename(node.value)
    }),
  )
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities')
      layer.walkRules((rule) => {
        rule.selector = renamed.processSync(rule.selector)
      })
  })
  return sheet.toString()
}

/** A module whose strings have every word that is such a class renamed. */
export function renameInModule(file: string, code: string, rename: (name: string) => string): string {
  let end = 0
  const pieces = moduleStrings(file, code).flatMap((string) => {
    const before = code.slice(end, string.start)
    end = string.end
    return [before, string.source.replace(/[^'"`\s]+/g, rename)]
  })
  return [...pieces, code.slice(end)].join('')
}

/**
 * Calls Tailwind's utilities `_0`, `_1` … in a build's sheets and modules: their long names stand in the style and in the
 * elements of every page. One instance is for the site and then for the program that renders its pages.
 */
export function shortClassNames(): Plugin {
  const names = new Map<string, string>()
  const rename = (name: string) => names.get(name) ?? name
  const nameAndRename = (name: string) => {
    if (distinct.test(name) && !names.has(name)) names.set(name, `_${names.size.toString(36)}`)
    return rename(name)
  }
  /** The first to be read: its order numbers them, so that what the desk adds renames nothing on the site. */
  const publicSheet = path.resolve('src/styles.css')
  return {
    name: 'short-class-names',
    transform: {
      filter: { id: { include: /\/src\/[^?]+\.(?:css|tsx?)$/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        if (id === publicSheet) return { code: renameInSheet(code, nameAndRename), map: null }
        if (names.size === 0) await this.load({ id: publicSheet })
        return {
          code: id.endsWith('.css') ? renameInSheet(code, rename) : renameInModule(id, code, rename),
          map: null,
        }
      },
    },
  }
}
