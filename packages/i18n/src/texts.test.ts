import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { refusalText, refusedReading } from './refusal-text.ts'
import { serverTexts } from './server-texts.ts'

const { format } = serverTexts('ru')

test.each([
  ['ru', '21 ноября 2026', 'суббота, 21 ноября'],
  ['be', '21 лістапада 2026', 'субота, 21 лістапада'],
  ['en', '21 November 2026', 'Saturday, 21 November'],
] as const)('%s: dates', (language, long, day) => {
  expect(serverTexts(language).format.longDate('2026-11-21')).toBe(long)
  expect(serverTexts(language).format.dayDate('2026-11-21')).toBe(day)
})

test.each(['ru', 'be'] as const)('%s: months and weekdays are those of full ICU', language => {
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2026, month, 15))
    const icu = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      weekday: 'long',
      timeZone: 'UTC',
    })
    expect(serverTexts(language).format.dayDate(date.toISOString().slice(0, 10))).toBe(icu.format(date))
  }
})

test('relative dates', () => {
  expect(format.relativeDate('2026-12-31', '2026-12-31')).toBe('сегодня')
  expect(format.relativeDate('2027-01-01', '2026-12-31')).toBe('завтра')
  expect(format.relativeDate('2027-01-02', '2026-12-31')).toBe('суббота, 2 января')
})

test('times are Minsk times, three hours ahead of UTC', () => {
  expect(format.time('2026-11-21T21:30:00Z')).toBe('00:30')
  expect(format.dateOf('2026-11-21T21:30:00Z')).toBe('2026-11-22')
})

test.each([
  [{ priceKind: 'fixed', priceFrom: 25, priceTo: null }, '25\u00a0руб.'],
  [{ priceKind: 'fixed', priceFrom: 1234.5, priceTo: null }, '1\u00a0234,50\u00a0руб.'],
  [{ priceKind: 'range', priceFrom: 25, priceTo: 40 }, '25–40\u00a0руб.'],
  [{ priceKind: 'range', priceFrom: 25, priceTo: 25 }, '25\u00a0руб.'],
  [{ priceKind: 'from', priceFrom: 25, priceTo: null }, 'от 25\u00a0руб.'],
  [{ priceKind: null, priceFrom: null, priceTo: null }, null],
] as const)('price %o', (price, text) => expect(format.price(price)).toBe(text))

test('English prices', () => {
  const price = { priceKind: 'from', priceFrom: 25.5, priceTo: null } as const
  expect(serverTexts('en').format.price(price)).toBe('from 25.50\u00a0rub.')
})

test.each([
  [0, '1 секунду'],
  [59.2, '60 секунд'],
  [61, '61 секунду'],
  [101, '2 минуты'],
  [3600, '1 час'],
  [10_799, '3 часа'],
  [7500, '2 часа 5 минут'],
])('%d s are %s', (seconds, words) => expect(format.wait(seconds)).toBe(words))

test('phones', () => {
  expect(format.phone('375291234567')).toBe('+375\u00a0(29)\u00a0123\u201145\u201167')
  expect(format.phone('+7 999')).toBe('+7\u00a0999')
})

test('placeholders of a message are filled', () => {
  expect(serverTexts('be').message('signInCode', { code: '012345' })).toContain('012345')
})

test('the text about an unreadable answer contains nothing that was entered', () => {
  const texts = serverTexts('ru')
  const offline = { code: 'OFFLINE', attributes: {} } as const
  expect(refusalText(texts, offline).next).toContain('Введённое сохранено')
  expect(refusedReading(texts, offline).next).toBe('Появится само, когда вернётся интернет.')
  const gone = { code: 'NOT_FOUND', attributes: {} } as const
  expect(refusedReading(texts, gone)).toEqual(refusalText(texts, gone))
})

test('the text of a refusal contains its attributes', () => {
  const texts = serverTexts('ru')
  const text = (code: Parameters<typeof refusalText>[1]['code'], attributes: object) =>
    refusalText(texts, { code, attributes })

  expect(text('BLOCKED_TRY_LATER', { retryAfter: 120 }).next).toContain('через 2 минуты')
  expect(text('INVALID_CODE', { attemptsLeft: 1 }).next).toContain('Осталась 1 попытка')
  expect(text('INVALID_CODE', { attemptsLeft: 0 }).next).toContain('Запросите новый код')
  expect(text('INVALID_CODE', {}).next).toBe('Проверьте код или запросите новый.')
  expect(text('INVALID_STATE', { retryAfter: 300 }).next).toBe('Повторите через 5 минут.')
  expect(text('INVALID_STATE', { reInitAfter: 45 }).next).toBe('Повторите через 45 секунд.')
  expect(text('INVALID_STATE', { retryAfter: 0, needsHumanCheck: true }).next).toBe('Начните вход сначала.')
  expect(text('AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' }).title).toBe('Врач принимает только детей')
  expect(text('NO_ASSIGNMENT_BOOKING', { phones: '+375 1-2;+375 3' }).next).toContain(
    '+375\u00a01\u20112, +375\u00a03',
  )
  const awaited = 'CONTRACT_IS_NOT_SYNCHRONIZED'
  expect(text(awaited, { attemptsLeft: 2 }).next).toContain('Можно попробовать и самим чуть позже')
  expect(text(awaited, { attemptsLeft: 0, retryAfter: 600 }).next).toBe(
    'Мы проверяем каждую минуту и сообщим, когда всё получится. Попыток пока не осталось. Следующая — через 10 минут.',
  )
  const covers = { programCaption: 'Программа EPAM', from: '2026-12-01' }
  expect(text('NO_ASSIGNMENT_BOOKING', { phones: '+375 1', covers })).toEqual({
    title: 'Этот врач принимает участников программ, а «EPAM» действует с 01.12.2026',
    next: 'Выберите время с этого дня.',
  })
  const covered = { programCaption: 'EPAM', to: '2026-11-27' }
  expect(text('NO_ASSIGNMENT_BOOKING', { phones: '', membersOnly: true, covers: covered })).toEqual({
    title: 'Этот врач принимает участников программ, а «EPAM» действует по 27.11.2026',
    next: 'Выберите время не позже этого дня.',
  })
  expect(text('NO_ASSIGNMENT_BOOKING', { phones: '+375 1', membersOnly: true }).next).toContain(
    'Мои программы',
  )
  const visit = { startDate: '2026-11-21T07:00:00Z', physicianName: 'Иванов И. И.', branchName: 'Центр' }
  const late = { phones: '+375 1', reason: 'cut-off', cutOffMinutes: 21 }
  expect(text('VISIT_CHANGE_TOO_LATE', late).next).toContain('меньше 21 минуты. Позвоните')
  expect(text('VISIT_CHANGE_TOO_LATE', { ...late, reason: 'over' }).next).toContain('уже начался')
  expect(text('VISITOR_BUSY', visit).next).toContain('Иванов И. И., 21 ноября 2026 в 10:00, Центр')
})

test('only an unavailable clinic is to be tried again in a few minutes', () => {
  const said = (attributes: object) =>
    refusalText(serverTexts('ru'), { code: 'CLINIC_UNAVAILABLE', attributes })
  expect(said({ reason: 'silent', phones: '' }).next).toContain('через несколько минут')
  const suspended = said({ reason: 'suspended', phones: '375172000001' })
  expect(suspended.title).toContain('приостановлена')
  expect(suspended.next).not.toContain('минут')
  expect(suspended.next).toContain('+375\u00a0(17)\u00a0200\u201100\u201101')
})

test('an unknown code has a text', () => {
  const unknown = { code: 'NEWER_THAN_THIS' as never, attributes: {} }
  expect(refusalText(serverTexts('ru'), unknown)).toEqual({
    title: 'Что-то пошло не так',
    next: 'Обновите страницу или попробуйте через несколько минут.',
  })
})

test('of several reasons the one with the highest weight is shown, unless its code is 10', () => {
  const light = { code: 8, weight: 70, message: 'Возраст' }
  const heavy = { code: 2, weight: 90, message: 'Запрещено' }
  const shown = (declineReasons: object[]) =>
    refusalText(serverTexts('ru'), { code: 'ONLINE_BOOKING_FORBIDDEN', attributes: { declineReasons } })
  const title = (declineReasons: object[]) => shown(declineReasons).title
  expect(title([light, heavy])).toBe(
    'К сожалению, записать этого пациента нельзя. Пожалуйста, выберите другого пациента. Ошибка: Запрещено',
  )
  expect(shown([{ code: 3, weight: 95, message: 'Запрещено' }]).next).toBe('Обратитесь в поддержку.')
  expect(title([light, { ...heavy, code: 10 }])).toBe('Онлайн-запись запрещена')
})

test('a blocked booking has the text of the specification', () => {
  const attributes = { declineReasons: [{ code: 2, weight: 90, message: 'Online booking is closed.' }] }
  expect(refusalText(serverTexts('en'), { code: 'ONLINE_BOOKING_FORBIDDEN', attributes }).title).toBe(
    'Unfortunately, booking this patient is impossible. Please choose another patient. Error: Online booking is closed.',
  )
})

test.each(languages)('%s: every placeholder of every refusal is filled', language => {
  const texts = serverTexts(language)
  for (const code of [
    'NO_ASSIGNMENT_BOOKING',
    'SERVICE_IS_NOT_SUPPORTED',
    'VISIT_CHANGE_TOO_LATE',
    'CLINIC_UNAVAILABLE',
    'UNEXPECTED_PROBLEM',
    'INVALID_STATE',
  ] as const) {
    expect(refusalText(texts, { code, attributes: {} }).next).not.toContain('{{')
  }
})

test.each([
  [
    'SPOUSE',
    1,
    'В семье может быть один муж или одна жена. Если в составе семьи ошибка, напишите в поддержку.',
  ],
  ['PARENT', 4, 'В семье может быть не больше 4 родителей. Если нужно больше, напишите в поддержку.'],
  ['CHILD', 5, 'В семье может быть не больше 5 детей. Если нужно больше, напишите в поддержку.'],
])('the limit of the family names the one that was reached (%s)', (relKind, limit, next) => {
  expect(refusalText(serverTexts('ru'), { code: 'FAMILY_LIMIT', attributes: { relKind, limit } }).next).toBe(
    next,
  )
})

test('no text tells the user to repeat a request that cannot succeed', () => {
  const next = (attributes: object) =>
    refusalText(serverTexts('ru'), { code: 'INVALID_STATE', attributes }).next
  expect(next({ retryAfter: 0 })).toContain('Обновите страницу')
  expect(next({ retryAfter: 0, waited: true })).toBe('Теперь можно повторить.')
  expect(next({ retryAfter: 30 })).toMatch(/^Повторите через/)
})
