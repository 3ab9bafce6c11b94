import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

test.each([
  ['Chrome, Android', 'Chrome, Android'],
  ['Яндекс Браузер, Windows', 'Яндекс Браузер, Windows'],
  ['Galaxy S24 (SM-G991B)', 'Galaxy S24 (SM-G991B)'],
  ['go to https://evil.example/x', 'go to https evil example x'],
  ['call 8 (029) 123-45-67 now', 'call now'],
  ['code 123456', 'code'],
  ['a\u0000b\n<c>\u202ed', 'a b c d'],
  ['x'.repeat(120), 'x'.repeat(40)],
  ['…', ''],
])('%j is told as %j', (name, label) => expect(deviceLabel(name)).toBe(label))
