import { languages } from '@vizit/i18n/language.ts'
import { describe, expect, test } from 'vitest'
import { smsParts } from './gateways/sms-parts.ts'
import type { Template } from './message.ts'
import { messageText } from './message-text.ts'

type Most = number | Readonly<Record<'ru' | 'be' | 'en', number>>

/**
 * The maximum number of parts of each SMS: one part holds 70 letters in Cyrillic or 160 in Latin, each of several
 * 67 or 153.
 */
const most: Readonly<Record<Template, Most | 'only e-mail'>> = {
  'sign-in-code': 1,
  'guest-visit-code': 1,
  'deletion-code': 1,
  'email-code': 1,
  'export-code': 1,
  'grant-code': 1,
  'email-restored': { ru: 2, be: 2, en: 1 },
  'records-ready': 1,
  'drug-found': { ru: 2, be: 2, en: 1 },
  'drug-cheaper': { ru: 2, be: 2, en: 1 },
  'drugs-found': { ru: 2, be: 2, en: 1 },
  'drugs-cheaper': { ru: 2, be: 2, en: 1 },
  'confirm-coverage': 'only e-mail',
  'coverage-suffix': { ru: 2, be: 2, en: 1 },
  'coverage-linked': { ru: 2, be: 2, en: 1 },
  'coverage-not-linked': { ru: 2, be: 2, en: 1 },
  'coverage-outgrown': { ru: 2, be: 2, en: 1 },
  'coverage-holder-deleted': { ru: 2, be: 2, en: 1 },
  'coverage-ended': { ru: 2, be: 2, en: 1 },
  'invoice-no-account': { ru: 3, be: 3, en: 2 },
  'invoice-of-grown-child': { ru: 2, be: 2, en: 1 },
  'invoice-received': { ru: 2, be: 2, en: 1 },
  'invoice-corrected': { ru: 2, be: 2, en: 1 },
  'invoice-reminder': { ru: 2, be: 2, en: 1 },
  'invoices-no-account': { ru: 3, be: 3, en: 1 },
  'invoices-of-grown-child': { ru: 3, be: 3, en: 1 },
  'invoices-received': { ru: 2, be: 2, en: 1 },
  'invoices-reminder': { ru: 2, be: 2, en: 1 },
  'activation-code': { ru: 2, be: 2, en: 1 },
  'new-device': { ru: 2, be: 2, en: 1 },
  'visit-booked': { ru: 2, be: 2, en: 1 },
  'visit-moved': { ru: 2, be: 2, en: 1 },
  'visit-cancelled': { ru: 2, be: 2, en: 1 },
  'visit-booked-by': { ru: 2, be: 2, en: 1 },
  'visit-moved-by': { ru: 2, be: 2, en: 1 },
  'visit-cancelled-by': { ru: 2, be: 2, en: 1 },
  'visit-registered': { ru: 2, be: 2, en: 1 },
  'guest-visit-booked': { ru: 2, be: 2, en: 1 },
  'visit-reminder': { ru: 2, be: 2, en: 1 },
  'visit-reminder-of': { ru: 2, be: 2, en: 1 },
  'visit-reminder-seen': { ru: 2, be: 2, en: 1 },
  'time-offered': { ru: 3, be: 3, en: 2 },
  'wait-unanswered': { ru: 3, be: 3, en: 2 },
  'wait-too-late': { ru: 3, be: 3, en: 2 },
  'family-code': { ru: 2, be: 2, en: 2 },
  'spouse-code': { ru: 3, be: 3, en: 2 },
  'bookings-left': { ru: 2, be: 2, en: 1 },
  'bookings-left-no-account': { ru: 2, be: 2, en: 1 },
  'join-requested': { ru: 2, be: 2, en: 1 },
  'rights-given': { ru: 2, be: 2, en: 1 },
  'child-grows-up-soon': { ru: 2, be: 2, en: 1 },
  'child-grown-up': { ru: 2, be: 2, en: 1 },
  'own-grows-up-soon': { ru: 2, be: 2, en: 1 },
  'own-grown-up': { ru: 2, be: 2, en: 1 },
  'account-deleted': { ru: 2, be: 2, en: 1 },
  'insurer-requested': 'only e-mail',
  'export-ready': 'only e-mail',
  'confirm-email': 'only e-mail',
  'confirm-device': 'only e-mail',
  'email-replaced': 'only e-mail',
  'email-removed': 'only e-mail',
  'account-reset': 'only e-mail',
}

/** Long names that really exist. */
const names = {
  ru: {
    patient: 'Александра',
    physician: 'Константинович Александра Владимировна',
    branch: '«Добрый лекарь», Светлогорск',
    address: 'Светлогорск, ул. Якуба Коласа, 168',
    clinic: 'Медицинский центр «Добрый лекарь»',
    name: 'Александра Константинович',
    speciality: 'Акушер-гинеколог',
    programme: 'Добровольное медицинское страхование «Щи',
  },
  be: {
    patient: 'Аляксандра',
    physician: 'Канстанціновіч Аляксандра Уладзіміраўна',
    branch: '«Добры лекар», Светлагорск',
    address: 'Светлагорск, вул. Якуба Коласа, 168',
    clinic: 'Медыцынскі цэнтр «Добры лекар»',
    name: 'Аляксандра Канстанціновіч',
    speciality: 'Акушэр-гінеколаг',
    programme: 'Добраахвотнае медыцынскае страхаванне «Ш',
  },
  en: {
    patient: 'Aliaksandra',
    physician: 'Kanstantsinovich Aliaksandra Uladzimirauna',
    branch: '“Dobry Lekar”, Svetlogorsk',
    address: 'Svetlogorsk, Jakuba Kołasa St, 168',
    clinic: '“Dobry Lekar” medical centre',
    name: 'Aliaksandra Kanstantsinovich',
    speciality: 'Obstetrician-gynaecologist',
    programme: 'Voluntary medical insurance of “The Shie',
  },
} as const

const ID = '01990000-0000-7000-8000-0000000000aa'
const SECRET = 'abcdefghijklmnopqrstuv'
const links: Readonly<Partial<Record<Template, string>>> = {
  'guest-visit-booked': `/v#${SECRET}`,
  'visit-reminder': `/r#${SECRET}`,
  'visit-reminder-of': `/r#${SECRET}`,
  'visit-registered': `/i#${ID}`,
  'time-offered': `/waitlist/offers/${ID}`,
  'wait-unanswered': `/waitlist/join?clinic=dobry-lekar&doctor=${ID}`,
  'wait-too-late': `/waitlist/join?clinic=dobry-lekar&doctor=${ID}`,
  'records-ready': '',
  'invoice-no-account': `/visits/invoices/${ID}`,
  'invoice-received': `/visits/invoices/${ID}`,
  'invoice-corrected': `/visits/invoices/${ID}`,
  'invoice-reminder': `/visits/invoices/${ID}`,
  'invoices-no-account': '/visits/invoices',
  'invoices-received': '/visits/invoices',
  'invoices-reminder': '/visits/invoices',
  'drug-found': '/drugs/12345?town=17',
  'drug-cheaper': '/drugs/12345?town=17',
  'drugs-found': '/pharmacies?packs=12345:1,12346:1,12347:1,12348:1&town=17',
  'drugs-cheaper': '/pharmacies?packs=12345:1,12346:1,12347:1,12348:1&town=17',
}

function factsOf(template: Template, language: (typeof languages)[number]) {
  const said = names[language]
  return {
    ...said,
    child: said.patient,
    person: said.patient,
    by: said.name,
    what: `${said.speciality}, ${said.physician}`,
    code: '012345',
    count: '12',
    device: 'Chrome, Android',
    ...(/grow/.test(template) ? { day: '2026-11-24' } : { startsAt: '2026-11-24T06:15:00.000Z' }),
    until: '2026-11-23T07:45:00.000Z',
    reception: '375172000000',
    link: `https://vizit.by${links[template] ?? '/unknown'}`,
  }
}

const sent = Object.entries(most).flatMap(([template, parts]) =>
  parts === 'only e-mail' ? [] : languages.map(language => ({ template, language, parts })),
) as { template: Template; language: (typeof languages)[number]; parts: Most }[]

describe.each(sent)('$template in $language', ({ template, language, parts }) => {
  const said = messageText(template, language, factsOf(template, language)).text

  test('fits in as few parts as possible', () => {
    const bound = typeof parts === 'number' ? parts : parts[language]
    expect(smsParts(said).parts.length, `${said.length}: ${said}`).toBe(bound)
  })

  test("begins with the sender's name", () => {
    const writers = { ru: 'Визит: ', be: 'Візіт: ', en: 'Vizit: ' }
    // The sender of this code is the medical centre (product §1).
    const writer = template === 'activation-code' ? `${names[language].clinic}: ` : writers[language]
    expect(said.startsWith(writer), said).toBe(true)
  })

  test('names no speciality and leaves no placeholder empty', () => {
    expect(said.toLowerCase()).not.toContain(names[language].speciality.toLowerCase())
    expect(said).not.toMatch(/[{}]/)
  })
})
