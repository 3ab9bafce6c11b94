import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../platform/http/language.ts'

const RATE = 11_025
/** Of a WAV file's head as they are kept in `voice/` and written here. */
const HEAD = 44
/** What 8 bits unsigned say when nobody speaks. */
const SILENCE = 128

const recordings = new Map<string, Buffer>()

/** Digits as speech, a WAV file: pauses and noise between and under them, each time others. */
export function speakDigits(digits: string, language: Language): Buffer {
  const parts = [...digits].flatMap(digit => [pause(0.35, 0.75), varied(recording(language, digit))])
  const voice = Buffer.concat([...parts, pause(0.3, 0.5)])
  const noise = randomBytes(voice.length)
  const level = 0.05
  const mixed = voice.map((sample, index) => {
    const loud = 0.85 * (sample - SILENCE) + level * ((noise[index] ?? SILENCE) - SILENCE)
    return SILENCE + Math.round(loud)
  })
  return Buffer.concat([headOf(mixed.length), mixed])
}

function recording(language: Language, digit: string): Buffer {
  const name = `${language}/${digit}.wav`
  const known = recordings.get(name)
  if (known) return known
  const samples = readFileSync(join(import.meta.dirname, 'voice', name)).subarray(HEAD)
  recordings.set(name, samples)
  return samples
}

/** A little quicker or slower, and with it higher or lower, than the recording. */
function varied(samples: Buffer): Buffer {
  const speed = (950 + randomInt(101)) / 1000
  const length = Math.floor(samples.length / speed)
  return Buffer.from(Array.from({ length }, (_, index) => samples[Math.floor(index * speed)] ?? SILENCE))
}

function pause(least: number, most: number): Buffer {
  const seconds = least + (randomInt(1000) / 1000) * (most - least)
  return Buffer.alloc(Math.round(seconds * RATE), SILENCE)
}

function headOf(length: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.write('RIFF', 0)
  head.writeUInt32LE(HEAD - 8 + length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // PCM, one channel.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  // One byte a sample, eight bits.
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return head
}
