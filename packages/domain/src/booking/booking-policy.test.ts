import { expect, test } from 'vitest'
import { isFor, opensBySignIn, takesStrangers } from './booking-policy.ts'

test.each([
  ['open', true, true, true, true, true],
  ['second-visit', false, true, false, true, false],
  ['programme', false, true, false, false, true],
  ['registry', false, false, false, false, false],
] as const)(
  '%s: for new patients, after signing in, advertised to new patients, for known patients, for members',
  (policy, ...expected) => {
    expect([
      takesStrangers(policy),
      opensBySignIn(policy),
      isFor(policy, { isKnown: false }),
      isFor(policy, { isKnown: true }),
      isFor(policy, { isKnown: false, isCovered: true }),
    ]).toEqual(expected)
  },
)
