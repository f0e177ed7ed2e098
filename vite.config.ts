import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { demoFolders } from './scripts/demo-folders.ts'
import { developmentHeaders } from './scripts/development-headers.ts'

/** Without groups, the bundler writes a file for each set of pages that share a module: about 60 for an article. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  // The entry stays on its own: the manifest names it and its style sheet.
  { name: 'site', test: /\/src\/(?!main).+\.tsx?$/, tags: ['$initial' as const], priority: 1 },
  { name: 'parts', test: /\/src\/(?!main|admin).+\.tsx?$/, maxModuleSize: 2500, minShareCount: 5 },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss({ optimize: false }), demoFolders()],
  resolve: { tsconfigPaths: true },
  server: {
    watch: { ignored: ['**/.local/**', '**/supabase/**', '**/tests/**'] },
    headers: developmentHeaders(loadEnv(mode, process.cwd(), 'VITE_')),
  },
  build: {
    target: 'es2022',
    // Every browser since May 2024: these know light-dark(), of which older ones would need a copy of each colour.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5', 'ios17.5'],
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preloading would be dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))
