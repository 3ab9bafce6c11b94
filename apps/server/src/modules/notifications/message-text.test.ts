import { expect, test } from 'vitest'
import type { Template } from './message.ts'
import { knownTemplates, messageText, notificationText } from './message-text.ts'

const visit = {
  startsAt: '2026-11-25T05:30:00.000Z',
  physician: 'Иванов И. И.',
  speciality: 'Терапевт',
  branch: 'Филиал на Немиге',
  address: 'ул. Немига, 5',
}

test.each([
  ['ru', '25.11 в 08:30 по Минску'],
  ['be', '25.11 а 08:30 па Мінску'],
  ['en', '25.11 at 08:30 Minsk time'],
] as const)('the message about a visit is in %s and says that its time is Minsk time', (language, when) => {
  for (const template of ['visit-booked', 'visit-moved', 'visit-cancelled'] as const) {
    const { text, subject } = messageText(template, language, visit)
    expect(text).toContain(when)
    expect(text).toContain(visit.physician)
    expect(text).toContain(visit.branch)
    if (template !== 'visit-cancelled') expect(text).toContain(visit.address)
    expect(text + subject).not.toMatch(/[{}]/)
  }
})

test('the message about a visit names the patient and the town once, and not the speciality', () => {
  const place = { branch: '«Вита», Брест', address: 'Брест, ул. Мира, 61' }
  const facts = { ...visit, ...place, patient: 'Алеся', physician: 'Иванов Иван Иванович' }
  expect(messageText('visit-booked', 'ru', facts).text).toBe(
    'Визит: Алеся, 25.11 в 08:30 по Минску, Иванов И. И., «Вита», Брест, ул. Мира, 61.',
  )
})

test('an e-mail contains what an SMS leaves to its link', () => {
  const facts = { ...visit, physician: 'Иванов Иван Иванович', link: 'https://vizit.example/v#secret' }
  expect(messageText('guest-visit-booked', 'ru', facts).text).not.toContain('Немига')
  const { text } = messageText('guest-visit-booked', 'ru', facts, 'email')
  expect(text).toContain('Иванов Иван Иванович')
  expect(text).toContain('ул. Немига, 5')
})

test.each(['ru', 'be', 'en'] as const)(
  'the message about a sign-in on a new device is in %s and says what to do',
  language => {
    const facts = { at: '2026-11-25T05:30:00.000Z', device: 'Chrome, Android' }
    const { text, subject } = messageText('new-device', language, facts)
    expect(text).toContain('Chrome, Android')
    expect(text).toContain('08:30')
    expect(text).toMatch(/поддержку|падтрымку|support/)
    expect(text + subject).not.toMatch(/[{}]/)
  },
)

test.each(['ru', 'be', 'en'] as const)(
  'the last day of an invoice has its year in %s, because it can be a year away',
  language => {
    const facts = { until: '2027-01-02T09:00:00.000Z', link: 'https://vizit.example/i', child: 'Алеся' }
    const lastDay = language === 'en' ? '2 January 2027' : '02.01.2027'
    const templates = ['received', 'corrected', 'reminder', 'no-account', 'of-grown-child'] as const
    for (const template of templates) {
      expect(messageText(`invoice-${template}`, language, facts).text).toContain(lastDay)
      expect(notificationText(`invoice-${template}`, language, facts).text).toContain(lastDay)
    }
  },
)

test.each(['ru', 'be', 'en'] as const)('the message with a code is one SMS in %s', language => {
  const { text } = messageText('sign-in-code', language, { code: '012345' })
  expect(text).toContain('012345')
  // One part of an SMS in Cyrillic holds 70 characters.
  expect(text.length).toBeLessThanOrEqual(70)
})

test.each(['ru', 'be', 'en'] as const)(
  'the message about the end of a wait is in %s and has the link to join again',
  language => {
    const facts = { what: 'Иванов И. И.', link: 'https://vizit.example/waitlist/join' }
    for (const template of ['wait-unanswered', 'wait-too-late'] as const) {
      const { text, subject } = messageText(template, language, facts)
      // The service may say something about the patient's health, so it is shown only behind the link.
      expect(text).not.toContain(facts.what)
      expect(text).toContain(facts.link)
      expect(text + subject).not.toMatch(/[{}]/)
      expect(notificationText(template, language, facts).text).not.toMatch(/https|[{}]/)
    }
  },
)

test.each(['ru', 'be', 'en'] as const)(
  'the notification of an offered time is in %s and contains no address',
  language => {
    const facts = { ...visit, until: '2026-11-25T05:45:00.000Z', link: 'https://vizit.example/offer' }
    expect(messageText('time-offered', language, facts).text).toContain(facts.link)
    const { text } = notificationText('time-offered', language, facts)
    expect(text).toContain('08:45')
    expect(text).not.toMatch(/https|[{}]/)
    expect(notificationText('visit-moved', language, visit)).toEqual(
      messageText('visit-moved', language, visit),
    )
  },
)

test.each([
  ['ru', 'Программа EPAM', 'программу «EPAM»', 'для программы «EPAM»'],
  ['be', 'Завод «Зара»', 'праграму «Завод „Зара“»', 'для праграмы «Завод „Зара“»'],
] as const)(
  '%s: a letter and its subject quote the programme once',
  (language, programme, inText, inSubject) => {
    const facts = { programme, link: 'https://vizit.example/c#t', code: '012345' }
    const { text, subject } = messageText('confirm-coverage', language, facts)
    expect(text).toContain(inText)
    expect(subject).toContain(inSubject)
  },
)

test.each(['ru', 'be', 'en'] as const)(
  'no message of which the data are gone shows a blank: %s',
  language => {
    const plain = messageText('visit-booked', language, {})
    expect(plain.text).not.toBe('')
    for (const template of knownTemplates as Template[])
      for (const { subject, text } of [
        messageText(template, language, {}),
        messageText(template, language, {}, 'email'),
        notificationText(template, language, {}),
      ])
        expect(subject + text).not.toMatch(/[{}]/)
  },
)

test('a message without its data says so in a plain sentence', () => {
  expect(messageText('visit-moved', 'ru', {}).text).toBe(
    'Визит: подробности этого сообщения уже удалены. Что есть сейчас, видно на сайте.',
  )
  // One that needs none is said as ever.
  expect(messageText('bookings-left', 'ru', {}).text).not.toContain('удалены. Что есть')
})
