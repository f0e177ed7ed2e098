import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { watch: { ignored: ['**/.local/**', '**/supabase/**', '**/tests/**'] } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The prerender fetches every chunk of a page in parallel itself: Vite's preload polyfill would be dead weight.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}))
