import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedRoutes, generateRoutes } from './generate-routes.ts'

test('the routes are those of the contract (otherwise: npm run gen)', () => {
  expect(readFileSync(generatedRoutes, 'utf8')).toBe(generateRoutes())
})
