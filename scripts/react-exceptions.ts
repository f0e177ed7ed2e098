import type { Plugin } from 'vite'

const renderer = /\/react-dom-client\.production\.js$/
const exception = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

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
      filter: { id: renderer },
      handler(code) {
        const found = code.match(exception)?.length ?? 0
        if (found === 0) this.error('React makes its exceptions in other words now: see react-exceptions.ts')
        return { code: code.replace(exception, '$1 = Object.create(Error.prototype)'), map: null }
      },
    },
  }
}
