import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pwa } from './pwa.config.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8080'

/**
 * What every screen needs comes as one file: thirty small ones cost a phone a second of round trips. Libraries
 * with one door for many rooms stay apart, or what only later screens use would come with them.
 */
const firstFile = {
  groups: [
    {
      name: 'first',
      tags: ['$initial' as const],
      test: /^(?!.*(@mantine|@tabler|@floating-ui|packages.ui))/,
    },
  ],
  includeDependenciesRecursively: false,
}

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
  build: {
    target: 'es2023',
    manifest: true,
    // Data addresses would need holes in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: firstFile } },
  },
})
