import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byWeight, type DeclineCode, declineWeights, shownReason } from './decline-code.ts'
import { type BookingTerms, type Candidate, declineReasons } from './decline-reasons.ts'

const ages = {
  adult: true,
  children: false,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null,
}
const open: BookingTerms = { clinicActive: true, onlineBooking: true, policy: 'open', ages }
const adult: Candidate = {
  relation: 'ME',
  mayBook: true,
  forbidden: false,
  profileComplete: true,
  age: 40,
  hasProgramme: false,
  known: false,
  record: { past: 0, missed: 0 },
}
const limit = { share: 0.05, minimumMissed: 2 }

test.each<[string, Partial<BookingTerms>, Partial<Candidate>, DeclineCode[]]>([
  ['an adult at an open doctor', {}, {}, []],
  ['a relative without the right', {}, { relation: 'SPOUSE', mayBook: false }, [0]],
  ['a clinic that switched online booking off', { onlineBooking: false }, {}, [2]],
  ['an account closed by an administrator', {}, { forbidden: true }, [3]],
  ['an inactive clinic', { clinicActive: false }, {}, [4]],
  ['a minor with an account of their own', {}, { age: 15 }, [8, 5]],
  ['a child of the family at an adults-only doctor', {}, { relation: 'CHILD', age: 15 }, [8]],
  [
    'an adult at a service for children',
    { service: { forAdult: false, forChildren: true, childrenAge: null } },
    {},
    [8],
  ],
  ['an empty profile', {}, { profileComplete: false, age: null }, [6]],
  ['programme only, without one', { policy: 'programme' }, {}, [7]],
  ['programme only, with one', { policy: 'programme' }, { hasProgramme: true }, []],
  ['a first visit where only later ones are online', { policy: 'second-visit' }, {}, [9]],
  ['a second visit', { policy: 'second-visit' }, { known: true }, []],
  ['too many missed visits', {}, { record: { past: 4, missed: 2 } }, [12]],
  ['registry only', { policy: 'registry' }, {}, [14]],
  ['several at once', { policy: 'registry', onlineBooking: false }, { mayBook: false }, [2, 14, 0]],
])('%s', (_case, terms, person, codes) => {
  expect(declineReasons({ ...open, ...terms }, { ...adult, ...person }, limit)).toEqual(codes)
})

const codes = fc.array(
  fc.constantFrom(...Object.keys(declineWeights).map(code => Number(code) as DeclineCode)),
)

test('the order of reasons does not depend on the order in which they were found', () => {
  fc.assert(
    fc.property(codes, found => {
      expect(byWeight(found)).toEqual(byWeight(found.toReversed()))
    }),
  )
})

test('no shown reason has a lower weight than another one that could be shown', () => {
  fc.assert(
    fc.property(codes, found => {
      const reasons = found.map(code => ({ code, weight: declineWeights[code] }))
      const shown = shownReason(reasons)
      if (shown === null) expect(found.every(code => declineWeights[code] === 0)).toBe(true)
      else expect(found.every(code => declineWeights[code] <= shown.weight)).toBe(true)
    }),
  )
})
