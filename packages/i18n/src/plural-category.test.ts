import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { pluralCategory } from './plural-category.ts'

test.each(languages)('%s: the category is that of full ICU', language => {
  const icu = new Intl.PluralRules(language)
  // Intl itself rounds to three decimals; our texts show at most one.
  const tenths = fc.integer({ min: 1, max: 9999 }).map(count => count / 10)
  const counts = fc.oneof(fc.nat(), fc.integer({ min: -200, max: 200 }), tenths)
  fc.assert(
    fc.property(counts, count => {
      expect(pluralCategory(language, count)).toBe(icu.select(count))
    }),
    { examples: [[0], [1], [2], [5], [11], [12], [14], [21], [22], [111], [112], [1.5]] },
  )
})
