import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'
import { serverTexts } from './server-texts.ts'

const programme = { programCaption: 'EPAM programme' }

test.each([
  ['NOT_IN_PROGRAMME', { ...programme, reason: 'ended', date: '2027-03-05' }],
  ['NOT_IN_PROGRAMME', { ...programme, reason: 'not-begun', date: '2027-03-05' }],
  ['PROGRAMME_LIMIT_REACHED', { ...programme, limit: 'MRI', renewsOn: '2027-03-05' }],
  ['COVERAGE_CHANGES', { ...programme, share: 0, notCovering: { reason: 'over', date: '2027-03-05' } }],
  [
    'COVERAGE_CHANGES',
    { ...programme, why: 'limit-reached', usedUp: { limit: 'MRI', renewsOn: '2027-03-05' } },
  ],
  ['NO_ASSIGNMENT_BOOKING', { covers: { ...programme, from: '2027-03-05' } }],
  ['VISIT_STAYS_LISTED', { from: '2027-03-05' }],
] as const)(
  '%s has its date with the month as a word in English, in digits otherwise',
  (code, attributes) => {
    const said = (language: 'ru' | 'be' | 'en') => {
      const { title, next } = refusalText(serverTexts(language), { code, attributes })
      return `${title} ${next}`
    }
    expect(said('en')).toContain('5 March 2027')
    expect(said('ru')).toContain('05.03.2027')
    expect(said('be')).toContain('05.03.2027')
  },
)
