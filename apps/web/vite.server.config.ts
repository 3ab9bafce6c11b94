import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { replaceUnusedMantine } from './vite/replace-unused-mantine.ts'
import { routeFiles } from './vite/route-files.ts'

/** The components of the public pages as the server renders them, in `dist-server`, with all libraries. */
export default defineConfig({
  plugins: [routeFiles(), react(), replaceUnusedMantine()],
  define: { PDF_FILES: '""', 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist-server',
    ssr: 'src/server/render-page.tsx',
    copyPublicDir: false,
  },
})
