import { joinPlace } from '@vizit/i18n/format/join-place.ts'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { type ServerTexts, serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Template } from './message.ts'

type Facts = Readonly<Partial<Record<string, string>>>

export interface MessageText {
  /** Of the e-mail; an SMS has none. */
  readonly subject: string
  readonly text: string
}

export interface NotificationText extends MessageText {
  /** A button below it, and the path that it opens, with the secret of its link. */
  readonly reply?: { readonly title: string; readonly opens: string }
}

const keys = {
  'sign-in-code': { text: 'signInCode', subject: 'signInCodeSubject' },
  'new-device': { text: 'newDevice', subject: 'newDeviceSubject' },
  'export-ready': { text: 'exportReady', subject: 'exportReadySubject' },
  'deletion-code': { text: 'deletionCode', subject: 'deletionCodeSubject' },
  'export-code': { text: 'exportCode', subject: 'exportCodeSubject' },
  'email-code': { text: 'emailCode', subject: 'emailCodeSubject' },
  'grant-code': { text: 'grantCode', subject: 'grantCodeSubject' },
  'account-deleted': { text: 'accountDeleted', subject: 'accountDeletedSubject' },
  'confirm-email': { text: 'confirmEmail', subject: 'confirmEmailSubject' },
  'confirm-device': { text: 'confirmDevice', subject: 'confirmDeviceSubject' },
  'email-replaced': { text: 'emailReplaced', subject: 'emailReplacedSubject' },
  'email-removed': { text: 'emailRemoved', subject: 'emailRemovedSubject' },
  'email-restored': { text: 'emailRestored', subject: 'emailRestoredSubject' },
  'account-reset': { text: 'accountReset', subject: 'accountResetSubject' },
  'family-code': { text: 'familyCode', subject: 'familyCodeSubject' },
  'spouse-code': { text: 'spouseCode', subject: 'familyCodeSubject' },
  'rights-given': { text: 'rightsGiven', subject: 'rightsGivenSubject' },
  'bookings-left': { text: 'bookingsLeft', subject: 'bookingsLeftSubject' },
  'join-requested': { text: 'joinRequested', subject: 'joinRequestedSubject' },
  'child-grows-up-soon': { text: 'childGrowsUpSoon', subject: 'childGrowsUpSoonSubject' },
  'child-grown-up': { text: 'childGrownUp', subject: 'childGrownUpSubject' },
  'own-grows-up-soon': { text: 'ownGrowsUpSoon', subject: 'childGrowsUpSoonSubject' },
  'own-grown-up': { text: 'ownGrownUp', subject: 'childGrownUpSubject' },
  'time-offered': { text: 'timeOffered', subject: 'timeOfferedSubject', pushed: 'timeOfferedPushed' },
  'wait-unanswered': {
    text: 'waitUnanswered',
    subject: 'waitEndedSubject',
    pushed: 'waitUnansweredPushed',
  },
  'wait-too-late': { text: 'waitTooLate', subject: 'waitEndedSubject', pushed: 'waitTooLatePushed' },
  'guest-visit-booked': { text: 'guestVisitBooked', subject: 'visitBookedSubject' },
  'guest-visit-code': { text: 'guestVisitCode', subject: 'guestVisitCodeSubject' },
  'visit-registered': { text: 'visitRegistered', subject: 'visitBookedSubject' },
  'visit-reminder': {
    text: 'visitReminder',
    subject: 'visitReminderSubject',
    pushed: 'visitReminderPushed',
    reply: 'visitReminderReply',
  },
  'visit-reminder-of': {
    text: 'visitReminderOf',
    subject: 'visitReminderSubject',
    pushed: 'visitReminderOfPushed',
    reply: 'visitReminderReply',
  },
  'visit-reminder-seen': {
    text: 'visitReminderSeen',
    subject: 'visitReminderSubject',
    pushed: 'visitReminderOfPushed',
  },
  'activation-code': { text: 'activationCode', subject: 'activationCodeSubject' },
  'records-ready': { text: 'recordsReady', subject: 'recordsReadySubject', pushed: 'recordsReadyPushed' },
  'visit-booked': { text: 'visitBooked', subject: 'visitBookedSubject' },
  'visit-moved': { text: 'visitMoved', subject: 'visitMovedSubject' },
  'visit-cancelled': { text: 'visitCancelled', subject: 'visitCancelledSubject' },
} as const satisfies Record<Template, object>

/** A message in words; its time is Minsk time, and the text says so. */
export function messageText(template: Template, language: Language, facts: Facts): MessageText {
  const { subject, text } = keys[template]
  return inWords(subject, text, { language, facts })
}

/** The same as a notification: what it is about opens at a press, so that no address stands in it. */
export function notificationText(template: Template, language: Language, facts: Facts): NotificationText {
  const said = keys[template]
  const words = inWords(said.subject, 'pushed' in said ? said.pushed : said.text, { language, facts })
  const { link } = facts
  if (!('reply' in said) || !link?.includes('#')) return words
  const { pathname, hash } = new URL(link)
  return { ...words, reply: { title: serverTexts(language).message(said.reply), opens: pathname + hash } }
}

type Key = Parameters<ServerTexts['message']>[0]

function inWords(subject: Key, text: Key, { language, facts }: { language: Language; facts: Facts }) {
  const texts = serverTexts(language)
  const params = { ...facts, ...whenOf(texts, facts), ...visitOf(facts) }
  return { subject: texts.message(subject), text: texts.message(text, params) }
}

function whenOf(texts: ServerTexts, { until, ...facts }: Facts) {
  return { ...momentOf(texts, facts), ...(until === undefined ? {} : untilOf(texts, until)) }
}

const untilOf = ({ format }: ServerTexts, until: string) => ({
  untilDate: format.shortDate(format.dateOf(until)),
  untilTime: format.time(until),
})

function momentOf({ format }: ServerTexts, { startsAt, at, day }: Facts) {
  if (day !== undefined) return { date: format.longDate(day) }
  const instant = startsAt ?? at
  return instant ? { date: format.shortDate(format.dateOf(instant)), time: format.time(instant) } : {}
}

/** In an SMS every letter counts: the town is said once. */
function visitOf({ branch, address, speciality }: Facts) {
  if (branch === undefined || address === undefined) return {}
  const place = joinPlace(branch, address)
  return speciality === undefined ? { place } : { place, speciality: midSentence(speciality) }
}
