import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { routeFiles } from './apps/web/vite/route-files.ts'
import { LongestFirst } from './scripts/longest-first.ts'

const ON_A_COPY = 'scripts/new-on-a-copy.test.ts'

export default defineConfig({
  test: {
    // One more than there are cores: most tests wait for PostgreSQL, for processes or for a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    slowTestThreshold: 3_000,
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          include: [
            'packages/{domain,contract,i18n,api-client}/src/**/*.test.ts',
            'apps/web/vite/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/*/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ON_A_COPY],
        },
      },
      {
        test: {
          name: 'server',
          // Loading the server anew for each file took as long as its tests. Modules are shared: what one of them keeps it
          // keeps by database or world.
          isolate: false,
          include: [
            'apps/server/src/**/*.test.ts',
            'packages/test-kit/src/**/*.test.ts',
            'bench/src/*.test.ts',
            // It runs calls that were just made, on the database that is there.
            ON_A_COPY,
          ],
          globalSetup: 'packages/test-kit/src/database/global-setup.ts',
          setupFiles: [
            'packages/test-kit/src/server/expect-contract.ts',
            ...(process.env.RECORD_STATEMENTS ? ['packages/test-kit/src/database/record-statements.ts'] : []),
          ],
          // Of every start of a server or a command, half was compiling the same modules.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['apps/{web,widget}/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.product.test.tsx', 'apps/web/src/server/**'],
          environment: 'jsdom',
          isolate: false,
          // One after the other: the page is made new before anything is done on it.
          sequence: { setupFiles: 'list' },
          setupFiles: ['apps/web/src/testing/new-page.ts', 'apps/web/src/testing/setup.ts'],
          // A long form is filled letter by letter, on a machine that has other work.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Each route loads its own screen, as in the build: what only other screens load needs a browser.
        plugins: [routeFiles()],
        root: 'apps/web',
        test: {
          // The public pages without a browser, as the server renders them.
          name: 'pages',
          include: ['src/server/**/*.test.ts'],
          // The first page loads the application.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // The web application in jsdom against the server itself, on a database.
          name: 'product',
          include: ['apps/web/src/**/*.product.test.tsx'],
          environment: 'jsdom',
          globalSetup: 'packages/test-kit/src/database/global-setup.ts',
          setupFiles: ['apps/web/src/testing/product-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
