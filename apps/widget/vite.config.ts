import { defineConfig } from 'vite'

/** One classic script: when it runs, it finds its own address, and from it the product's address. */
export default defineConfig({
  build: {
    target: 'es2022',
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'vizitWidget', fileName: () => 'widget.js' },
  },
})
