import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pwa } from './pwa.config.ts'
import { compileWrappersEarly } from './vite/compile-wrappers-early.ts'
import { darkWithoutScripts } from './vite/dark-without-scripts.ts'
import { deferInfiniteQueries } from './vite/defer-infinite-queries.ts'
import { deferStyles } from './vite/defer-styles.ts'
import { groupFirstScreens } from './vite/group-first-screens.ts'
import { minifyAgain } from './vite/minify-again.ts'
import { pdfFiles } from './vite/pdf-files.ts'
import { replaceUnusedMantine } from './vite/replace-unused-mantine.ts'
import { routeFiles } from './vite/route-files.ts'
import { stripIcons } from './vite/strip-icons.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:8080'

const first = groupFirstScreens()

export default defineConfig({
  plugins: [
    routeFiles(),
    react(),
    VitePWA(pwa),
    deferStyles(),
    darkWithoutScripts(),
    pdfFiles(),
    replaceUnusedMantine(),
    stripIcons(),
    deferInfiniteQueries(),
    first.plugin,
    minifyAgain(),
    compileWrappersEarly(),
  ],
  server: { proxy: { '/api': api, '/dev': api, '/widget.js': api } },
  preview: { proxy: { '/api': api, '/dev': api, '/widget.js': api } },
  // React provides what the shim of the router's store was made for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2023',
    modulePreload: {
      // Every browser that supports es2023 supports module preloading.
      polyfill: false,
      // A list of the scripts of every later screen would be a kilobyte of the first one.
      resolveDependencies: (_file, files) => files.filter(file => file.endsWith('.css')),
    },
    manifest: true,
    // Data addresses would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: first.groups } } },
  },
})
