import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../platform/http/language.ts'

const RATE = 11_025
/** The size of a WAV file's header, in bytes, both of the files in `voice/` and of the result. */
const HEAD = 44
/** The value of silence in unsigned 8-bit samples. */
const SILENCE = 128

const recordings = new Map<string, Buffer>()

/** Digits as speech in a WAV file, with random pauses and noise between and under them. */
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

/** Plays a recording slightly faster or slower, which also changes its pitch. */
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
  // Format 1 is PCM; one channel.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  // One byte per sample; eight bits.
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(length, 40)
  return head
}
