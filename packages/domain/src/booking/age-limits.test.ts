import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AgeLimits, acceptsAge, ageRefusal } from './age-limits.ts'

const limits = (given: Partial<AgeLimits>): AgeLimits => ({
  adult: false,
  children: false,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null,
  ...given,
})

test.each([
  ['an adult at the default minimum', { adult: true }, 18, null],
  ['a minor at an adults-only doctor', { adult: true }, 17, 'ADULT_DOCTOR'],
  ['an adult under a higher minimum', { adult: true, adultAge: 21 }, 20, 'AGE'],
  ['an adult at the inclusive maximum', { adult: true, adultAgeTo: 65 }, 65, null],
  ['an adult above the maximum', { adult: true, adultAgeTo: 65 }, 66, 'AGE'],
  ['a newborn at a children-only doctor', { children: true }, 0, null],
  ['a child under the minimum', { children: true, childrenAge: 3 }, 2, 'AGE'],
  ['a child at the minimum', { children: true, childrenAge: 3 }, 3, null],
  ['a child at the exclusive maximum', { children: true, childrenAgeTo: 15 }, 15, 'AGE'],
  ['the last year of childhood', { children: true }, 17, null],
  ['an adult at a children-only doctor', { children: true }, 18, 'CHILD_DOCTOR'],
  ['a child at a doctor of both', { adult: true, children: true, childrenAge: 6 }, 6, null],
  ['too young for a doctor of both', { adult: true, children: true, childrenAge: 6 }, 5, 'AGE'],
  ['an adult at a doctor of both', { adult: true, children: true, childrenAge: 6, adultAgeTo: 60 }, 70, null],
])('%s', (_case, doctor, age, refusal) => expect(ageRefusal(limits(doctor), age)).toBe(refusal))

const age = fc.integer({ min: 0, max: 130 })
const anyLimits = fc.record({
  adult: fc.boolean(),
  children: fc.boolean(),
  adultAge: fc.option(fc.integer({ min: 0, max: 120 })),
  adultAgeTo: fc.option(fc.integer({ min: 0, max: 120 })),
  childrenAge: fc.option(fc.integer({ min: 0, max: 18 })),
  childrenAgeTo: fc.option(fc.integer({ min: 0, max: 18 })),
})

test('a refusal is given exactly when the age is not accepted', () => {
  fc.assert(
    fc.property(anyLimits, age, (doctor, years) => {
      expect(ageRefusal(doctor, years) === null).toBe(acceptsAge(doctor, years))
    }),
  )
})

test('a narrower upper limit never accepts an age that the wider one refused', () => {
  fc.assert(
    fc.property(anyLimits, age, fc.nat(50), (doctor, years, more) => {
      const wider = {
        ...doctor,
        adultAgeTo: doctor.adultAgeTo === null ? null : doctor.adultAgeTo + more,
        childrenAgeTo: doctor.childrenAgeTo === null ? null : doctor.childrenAgeTo + more,
      }
      if (acceptsAge(doctor, years)) expect(acceptsAge(wider, years)).toBe(true)
    }),
  )
})
