import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { readCsv } from './csv-text.ts'
import { unguarded } from './formula-guard.ts'

test.each(['=1+1', '+375', '-2', '@sum', '\t=1', "'=1"])(
  'a spreadsheet does not read %j as a formula',
  cell => {
    expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('cells are read back exactly as they were written', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\n', 'а', 'Z', '7')
  const cell = fc.string({ unit: sign, minLength: 1 }).filter(text => text === text.trim())
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), cells => {
      const header = csvLine(cells.map((_, index) => `c${index}`))
      const { lines, problems } = readCsv(Buffer.from(`\uFEFF${header}${csvLine(cells)}`))
      expect(problems).toEqual([])
      expect(lines[0]?.cells[0]).toBe('c0')
      expect(lines[1]?.cells.map(unguarded)).toEqual(cells)
    }),
  )
})
