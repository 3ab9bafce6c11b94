import { expect, test } from 'vitest'
import { joinNames } from './join-names.ts'

test.each([
  [['Врач-уролог'], 'Врач-уролог'],
  [
    ['Врач-оториноларинголог', 'Врач-уролог', 'Врач-оториноларинголог'],
    'Врач-оториноларинголог, врач-уролог',
  ],
  [['Urologist', 'ENT doctor'], 'Urologist, ENT doctor'],
  [[], ''],
])('%j in one line: %s', (names, line) => expect(joinNames(names)).toBe(line))
