import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pwa } from './pwa.config.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    react(),
    VitePWA(pwa),
  ],
  server: { proxy: { '/api': api, '/dev': api } },
  preview: { proxy: { '/api': api, '/dev': api } },
  // Data addresses would need holes in the content security policy.
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
})
