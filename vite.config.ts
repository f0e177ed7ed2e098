import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { developmentHeaders } from './scripts/development-headers.ts'

/** Vite's server opens no folder of `public` by its index.html, as hosts do: the sample sites are such folders. */
const samplePages: Plugin = {
  name: 'sample-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^(\/demo\/[^?]*\/)(?=\?|$)/, '$1index.html')
      next()
    })
  },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), samplePages],
  resolve: { tsconfigPaths: true },
  server: {
    watch: { ignored: ['**/.local/**', '**/supabase/**', '**/tests/**'] },
    headers: developmentHeaders(loadEnv(mode, process.cwd(), 'VITE_')),
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preloading would be dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups() } } },
  },
}))
