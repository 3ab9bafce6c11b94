import { expect, test } from 'vitest'
import { mergeNames, type NamedPack } from './named-pack.ts'

const pack = (packId: string, name: string): NamedPack => ({ packId, drugId: '1', name, presentation: '№10' })

test.each([
  ['changed here since', [pack('1', 'Old')], [pack('1', 'New')], [pack('1', 'Other')], 'New'],
  ['not changed here', [pack('1', 'Old')], [pack('1', 'Old')], [pack('1', 'Other')], 'Other'],
  ['known here only', [], [pack('1', 'New')], [], 'New'],
  ['known here, then not stored', [pack('1', 'Old')], [pack('1', 'Old')], [], 'Old'],
  ['known there only', [], [], [pack('1', 'Other')], 'Other'],
])('a name that is %s', (_case, base, own, stored, name) => {
  expect(mergeNames(['1', '2'], { base, own, stored })).toEqual([pack('1', name)])
})

test('two tabs in different languages come to rest', () => {
  const [ru, en] = [[pack('1', 'Нурофен')], [pack('1', 'Nurofen')]]
  const first = mergeNames(['1'], { base: [], own: ru, stored: [] })
  const second = mergeNames(['1'], { base: [], own: en, stored: first })
  expect(mergeNames(['1'], { base: first, own: first, stored: second })).toEqual(second)
})
