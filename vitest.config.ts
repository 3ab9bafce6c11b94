import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const screenSetup = 'apps/web/src/testing/setup.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/{domain,contract,i18n,api-client}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/*/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'packages/test-kit/src/**/*.test.ts',
            'bench/src/*.test.ts',
          ],
          globalSetup: 'packages/test-kit/src/database/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['apps/{web,widget}/src/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: existsSync(screenSetup) ? [screenSetup] : [],
        },
      },
    ],
  },
})
