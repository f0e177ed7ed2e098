import type { Plugin } from 'vite'

/**
 * A sample's folder serves its index.html, as on any static host, because Vite's development server would
 * not.
 */
export const demoFolders = (): Plugin => ({
  name: 'demo-folders',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^(\/demo\/[a-z-]+\/)(?=$|[?#])/, '$1index.html')
      next()
    })
  },
})
