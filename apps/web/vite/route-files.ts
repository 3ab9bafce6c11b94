import { tanstackRouter } from '@tanstack/router-plugin/vite'

/** The routes from the files in `src/routes`, each with a screen that is loaded with it. */
export const routeFiles = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    quoteStyle: 'single',
    generatedRouteTree: 'src/route-tree.gen.ts',
  })
