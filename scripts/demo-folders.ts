import type { Plugin } from 'vite'

/** A sample's folder answers with its index.html, as on any static host: Vite's development server would not ask it. */
export const demoFolders = (): Plugin => ({
  name: 'demo-folders',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^(\/demo\/[a-z-]+\/)(?=$|[?#])/, '$1index.html')
      next()
    })
  },
})
