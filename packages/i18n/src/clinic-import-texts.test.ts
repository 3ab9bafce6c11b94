import { expect, test } from 'vitest'
import texts from '../catalogues/ru/clinic-import.json' with { type: 'json' }

/** All texts below a branch, with their keys. */
function within(branch: object, above = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, said]) =>
    typeof said === 'string' ? [[above + key, said]] : within(said, `${above}${key}.`),
  )
}

test('what was found in a cell is quoted behind each problem, and not filled into its text', () => {
  const quoting = within(texts).filter(([, text]) => text.includes('{{found}}'))
  expect(quoting.map(([key]) => key)).toEqual(['found', 'problem.tooManyCells'])
})
