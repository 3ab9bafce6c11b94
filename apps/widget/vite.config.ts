import { defineConfig } from 'vite'

/** One classic script: it finds its own address, and so that of the product, when it runs. */
export default defineConfig({
  build: {
    target: 'es2022',
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'vizitWidget', fileName: () => 'widget.js' },
  },
})
