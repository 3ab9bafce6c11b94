import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedRoutes, generateRoutes } from './generate-routes.ts'

test.each(['reading', 'changing'] as const)(
  'the routes of %s calls are those of the contract (otherwise: npm run gen)',
  kind => {
    expect(readFileSync(generatedRoutes[kind], 'utf8')).toBe(generateRoutes(kind))
  },
)
