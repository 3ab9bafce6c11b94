import { expect, test } from 'vitest'
import { reviewObstacle } from './may-review.ts'
import { publishedName } from './published-name.ts'
import { stateOfText } from './review-state.ts'
import { checkReviewText, REVIEW_TEXT_MAX } from './review-text.ts'

const now = new Date('2026-03-02T09:00:00Z')
const past = { startsAt: new Date('2026-03-01T09:00:00Z'), endsAt: new Date('2026-03-01T09:30:00Z') }
const future = { startsAt: new Date('2026-03-03T09:00:00Z'), endsAt: new Date('2026-03-03T09:30:00Z') }

test.each([
  ['an adult after a past visit', '1985-06-15', { ...past, status: 'completed' }, null],
  ['a visit whose outcome the clinic never told', '1985-06-15', { ...past, status: 'reserved' }, null],
  ['on the 18th birthday', '2008-03-02', { ...past, status: 'completed' }, null],
  ['the day before', '2008-03-03', { ...past, status: 'completed' }, 'underage'],
  ['of unknown age', null, { ...past, status: 'completed' }, 'no-birthday'],
  ['a missed visit', '1985-06-15', { ...past, status: 'missed' }, 'missed'],
  ['a cancelled visit', '1985-06-15', { ...past, status: 'cancelled' }, 'cancelled'],
  ['a visit to come', '1985-06-15', { ...future, status: 'reserved' }, 'not-past'],
])('%s', (_case, birthday, visit, obstacle) =>
  expect(reviewObstacle({ birthday, visit }, now)).toBe(obstacle),
)

test.each([
  [{ firstName: 'Мария', lastName: 'Иванова' }, 'Мария И.'],
  [{ firstName: ' Анна ', lastName: null }, 'Анна'],
  [{ firstName: null, lastName: 'Иванова' }, null],
  [{ firstName: '  ', lastName: 'Иванова' }, null],
])('the name of %o is published as %s', (person, name) => expect(publishedName(person)).toBe(name))

test.each([
  ['   ', 'required'],
  ['<b>', 'characters'],
  ['a'.repeat(REVIEW_TEXT_MAX + 1), 'tooLong'],
  [` ${'a'.repeat(REVIEW_TEXT_MAX)} `, null],
  ['Спасибо!\nОчень помогли.', null],
  ['\u202E\u200F', 'required'],
])('the text %j: %s', (text, problem) => expect(checkReviewText(text)).toBe(problem))

test.each([
  ['a text without concerns is public', [], false, 'public'],
  ['a text with a concern is held', ['contacts'], false, 'held'],
  ['every text about a visit whose review was rejected is held', [], true, 'held'],
] as const)('%s', (_case, concerns, isRejectedVisit, state) =>
  expect(stateOfText(concerns, isRejectedVisit)).toBe(state),
)
