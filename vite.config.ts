import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { buildTargets } from './scripts/browsers/supported-browsers.ts'
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
    // Of scripts and styles; the style sheet's light-dark() becomes two variables for each colour.
    target: buildTargets,
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preloading would be dead weight.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))
