import { expect, test } from 'vitest'
import { speakDigits } from './speak-digits.ts'

const SILENCE = 128
/** The largest distance of a sample from silence. */
const peak = (wav: Buffer) =>
  wav.subarray(44).reduce((most, sample) => Math.max(most, Math.abs(sample - SILENCE)), 0)

test.each(['ru', 'be', 'en'] as const)('digits in %s are a WAV file of their length', language => {
  const wav = speakDigits('0123456789', language)
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44])
  const seconds = (wav.length - 44) / wav.readUInt32LE(24)
  expect(seconds).toBeGreaterThan(7)
  expect(seconds).toBeLessThan(15)
  expect(peak(wav)).toBeGreaterThan(5 * peak(speakDigits('', language)))
})

test('the same digits never sound the same, and their pauses contain noise', () => {
  const [one, other] = [speakDigits('11', 'ru'), speakDigits('11', 'ru')]
  expect(one.equals(other)).toBe(false)
  const pause = one.subarray(44, 44 + 1000)
  expect(new Set(pause).size).toBeGreaterThan(3)
})
