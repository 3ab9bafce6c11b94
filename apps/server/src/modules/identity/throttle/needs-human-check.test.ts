import { expect, test } from 'vitest'
import { needsHumanCheck } from './needs-human-check.ts'

test.each([
  ['a new device with a proof', false, true, 0, false],
  ['a new device without a proof, as integrators ask', false, false, 0, false],
  ['a new device without a proof, at one limit', false, false, 1, true],
  ['a new device with a proof, at one limit', false, true, 1, false],
  ['a new device with a proof, at two limits', false, true, 2, true],
  ['a known device with a proof, at two limits', true, true, 2, false],
  ['a known device without a proof, at two limits', true, false, 2, true],
  ['a known device with a proof, at three limits', true, true, 3, true],
])('%s', (_case, knownDevice, proven, suspicions, asked) =>
  expect(needsHumanCheck({ knownDevice, proven, suspicions })).toBe(asked),
)
