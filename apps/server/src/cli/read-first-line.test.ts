import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readFirstLine } from './read-first-line.ts'

test.each([
  [['+375 29 1', '23-45-67\r\n', 'more\n'], '+375 29 123-45-67'],
  [['375291234567'], '375291234567'],
  [[], ''],
])('the first line of %j is %j', async (chunks, line) => {
  expect(await readFirstLine(Readable.from(chunks))).toBe(line)
})
