import { expect, test } from 'vitest'
import { reviewObstacle } from './may-review.ts'
import { publishedName } from './published-name.ts'
import { stateAfterEdit } from './review-state.ts'
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
])('the text %j: %s', (text, problem) => expect(checkReviewText(text)).toBe(problem))

test.each([
  ['a changed text without concerns is public', { state: 'public' }, 'new', [], 'public'],
  ['a changed text with a concern is held', { state: 'public' }, 'new', ['contacts'], 'held'],
  ['a held text that is mended is public', { state: 'held' }, 'new', [], 'public'],
  ['a rejected text that is mended is read by a moderator', { state: 'rejected' }, 'new', [], 'held'],
  [
    'the same text keeps its state, found by the rules or not',
    { state: 'public' },
    'old',
    ['names'],
    'public',
  ],
  ['the same text stays rejected', { state: 'rejected' }, 'old', [], 'rejected'],
] as const)('%s', (_case, { state }, text, concerns, after) =>
  expect(stateAfterEdit({ state, text: 'old' }, text, concerns)).toBe(after),
)
