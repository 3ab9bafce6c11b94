import { type ErrorCode, errors } from '@vizit/contract/errors.ts'
import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { refusalText } from './refusal-text.ts'
import { serverTexts } from './server-texts.ts'

const codes = Object.keys(errors) as ErrorCode[]

test.each(codes)('the text of %s has no place that is left empty', code => {
  for (const language of languages) {
    const { title, next } = refusalText(serverTexts(language), { code, attributes: {} })
    expect(`${title} ${next}`).not.toMatch(/\{\{|undefined|NaN/)
  }
})

test('a feed that is outdated is told the last number', () => {
  const attributes = { lastSequence: 20_261_126 }
  const { next } = refusalText(serverTexts('ru'), { code: 'FEED_OUTDATED', attributes })
  expect(next).toBe('Отправьте данные с номером больше 20261126.')
})

test('a link that is over names every place where its letter is asked for', () => {
  const { next } = refusalText(serverTexts('ru'), { code: 'LINK_EXPIRED', attributes: {} })
  expect(next).toMatch(/в профиле, в «Моих программах» или на устройстве/)
})

test('whose data a programme sends is led to the programme, and whoever is under 18 to the parents', () => {
  const next = (attributes: object) =>
    refusalText(serverTexts('ru'), { code: 'PROFILE_NOT_EDITABLE', attributes }).next
  expect(next({ reason: 'programme' })).toMatch(/обратитесь в программу/)
  expect(next({ reason: 'minor' })).toMatch(/исправляют родители/)
  expect(next({})).toMatch(/напишите в поддержку/)
})

const ofCoverer = [
  'NO_CARD_FROM_COVERER',
  'CODE_COVERER_CARD_INACTIVE',
  'CONTRACT_NOT_READY',
  'EXPIRED_CONTRACT',
  'CONTRACT_MISSMATCH',
  'CONTRACT_PHONE_MISMATCH',
] as const

test.each(ofCoverer)('%s gives the phone of the coverer, whom it says to ask', code => {
  for (const language of languages) {
    const attributes = { programCaption: 'Лев', phones: '+375172000000' }
    expect(refusalText(serverTexts(language), { code, attributes }).next).toContain('200')
    expect(refusalText(serverTexts(language), { code, attributes: {} }).next).toMatch(/\.$/)
  }
})
