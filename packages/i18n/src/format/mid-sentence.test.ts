import { expect, test } from 'vitest'
import { midSentence } from './mid-sentence.ts'

test.each([
  ['Терапевт', 'терапевт'],
  ['Врач УЗИ-диагностики', 'врач УЗИ-диагностики'],
  ['УЗИ-диагностика', 'УЗИ-диагностика'],
  ['ЛОР', 'ЛОР'],
  ['General practitioner', 'general practitioner'],
  ['Эндакрынолаг', 'эндакрынолаг'],
  ['', ''],
])('%j is %j inside a sentence', (name, inside) => expect(midSentence(name)).toBe(inside))
