import type { Plugin } from 'vite'

const exception = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/** React's renderer, making its exceptions without a trace; undefined where it makes them in other words. */
export const withoutTraces = (renderer: string) =>
  renderer.search(exception) >= 0
    ? renderer.replace(exception, '$1 = Object.create(Error.prototype)')
    : undefined

/**
 * React's renderer makes errors as it is set up, which it throws to itself and knows again by identity. Where an
 * inspector listens (Lighthouse, the browser's tools), the browser then reads the renderer a second time for the line
 * numbers of their traces, which nobody sees: the longest task of a page. Without a trace they do the same.
 */
export function reactExceptions(): Plugin {
  return {
    name: 'react-exceptions',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(renderer) {
        const code = withoutTraces(renderer)
        return code ? { code, map: null } : this.error('React makes its exceptions in other words now')
      },
    },
  }
}
