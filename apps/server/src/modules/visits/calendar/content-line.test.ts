import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentLine, text } from './content-line.ts'

test('for any text, lines are short, contain whole characters, and unfold to the original', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), value => {
      const folded = contentLine('SUMMARY', text(value))
      for (const line of folded.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(line).toString()).toBe(line)
      }
      const unfolded = folded.replace(/\r\n /g, '').slice('SUMMARY:'.length)
      const read = unfolded.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(value.replace(/\r\n|\r/g, '\n'))
    }),
  )
})
