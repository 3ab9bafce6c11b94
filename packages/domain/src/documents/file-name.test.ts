import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFileName } from './file-name.ts'

test.each([
  ['analysis', 'Иванова Анна Петровна', 'analysis_Иванова_Анна_Петровна_2026-03-02.pdf'],
  ['conclusion', 'Дзям’янчук-Гай В. І.', 'conclusion_Дзям’янчук-Гай_В._І_2026-03-02.pdf'],
  ['analysis', null, 'analysis_2026-03-02.pdf'],
  ['analysis', ' ../', 'analysis_2026-03-02.pdf'],
] as const)('%s by %s', (kind, physicianName, name) =>
  expect(documentFileName({ kind, physicianName, date: '2026-03-02' })).toBe(name),
)

test("any doctor's name gives a valid file name", () => {
  fc.assert(
    fc.property(fc.string(), physicianName => {
      const name = documentFileName({ kind: 'analysis', physicianName, date: '2026-03-02' })
      expect(name).toMatch(/^analysis_[^\s/\\:*?"<>|\p{C}]*2026-03-02\.pdf$/u)
    }),
  )
})
