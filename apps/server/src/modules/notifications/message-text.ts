import { shortName } from '@vizit/domain/person/short-name.ts'
import { dateInDigits } from '@vizit/i18n/format/civil-date.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { type ServerTexts, serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../platform/http/language.ts'
import type { MailChannel, Template } from './message.ts'

type Facts = Readonly<Partial<Record<string, string>>>

export interface MessageText {
  /** Subject of an e-mail; an SMS has none. */
  readonly subject: string
  readonly text: string
}

export interface NotificationText extends MessageText {
  /** Title of the button below the e-mail, and the path it opens, with the secret of its link. */
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
  'bookings-left-no-account': { text: 'bookingsLeftNoAccount', subject: 'bookingsLeftSubject' },
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
  'guest-visit-booked': {
    text: 'guestVisitBooked',
    mailed: 'guestVisitMailed',
    subject: 'visitBookedSubject',
  },
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
  'drug-found': { text: 'drugFound', subject: 'drugFoundSubject', pushed: 'drugFoundPushed' },
  'drug-cheaper': { text: 'drugCheaper', subject: 'drugFoundSubject', pushed: 'drugCheaperPushed' },
  'drugs-found': { text: 'drugsFound', subject: 'drugsFoundSubject', pushed: 'drugsFoundPushed' },
  'drugs-cheaper': { text: 'drugsCheaper', subject: 'drugsFoundSubject', pushed: 'drugsCheaperPushed' },
  'insurer-requested': { text: 'insurerRequested', subject: 'insurerRequestedSubject' },
  'records-ready': { text: 'recordsReady', subject: 'recordsReadySubject', pushed: 'recordsReadyPushed' },
  'confirm-coverage': { text: 'confirmCoverage', subject: 'confirmCoverageSubject' },
  'coverage-suffix': { text: 'coverageSuffix', subject: 'coverageSuffixSubject' },
  'coverage-linked': { text: 'coverageLinked', subject: 'coverageSubject' },
  'coverage-not-linked': { text: 'coverageNotLinked', subject: 'coverageSubject' },
  'coverage-outgrown': { text: 'coverageOutgrown', subject: 'coverageSubject' },
  'coverage-holder-deleted': { text: 'coverageHolderDeleted', subject: 'coverageSubject' },
  'coverage-ended': { text: 'coverageEnded', subject: 'coverageSubject' },
  'invoice-no-account': { text: 'invoiceNoAccount', subject: 'invoiceReminderSubject' },
  'invoice-of-grown-child': { text: 'invoiceOfGrownChild', subject: 'invoiceReminderSubject' },
  'invoices-no-account': { text: 'invoicesNoAccount', subject: 'invoicesReminderSubject' },
  'invoices-of-grown-child': { text: 'invoicesOfGrownChild', subject: 'invoicesReminderSubject' },
  'invoices-received': {
    text: 'invoicesReceived',
    subject: 'invoicesReceivedSubject',
    pushed: 'invoicesReceivedPushed',
  },
  'invoices-reminder': {
    text: 'invoicesReminder',
    subject: 'invoicesReminderSubject',
    pushed: 'invoicesReminderPushed',
  },
  'invoice-received': {
    text: 'invoiceReceived',
    subject: 'invoiceReceivedSubject',
    pushed: 'invoiceReceivedPushed',
  },
  'invoice-corrected': {
    text: 'invoiceCorrected',
    subject: 'invoiceCorrectedSubject',
    pushed: 'invoiceCorrectedPushed',
  },
  'invoice-reminder': {
    text: 'invoiceReminder',
    subject: 'invoiceReminderSubject',
    pushed: 'invoiceReminderPushed',
  },
  'visit-booked-by': { text: 'visitBookedBy', subject: 'visitBookedSubject' },
  'visit-moved-by': { text: 'visitMovedBy', subject: 'visitMovedSubject' },
  'visit-cancelled-by': { text: 'visitCancelledBy', subject: 'visitCancelledSubject' },
  'visit-booked': { text: 'visitBooked', subject: 'visitBookedSubject' },
  'visit-moved': { text: 'visitMoved', subject: 'visitMovedSubject' },
  'visit-cancelled': { text: 'visitCancelled', subject: 'visitCancelledSubject' },
} as const satisfies Record<Template, object>

/** Templates of this release. A later release running beside it may write others. */
export const knownTemplates = Object.keys(keys)

/** The text of a message. Times are Minsk time, and the text says so. An e-mail has room for more than an SMS. */
export function messageText(
  template: Template,
  language: Language,
  facts: Facts,
  channel: MailChannel = 'sms',
): MessageText {
  const said = keys[template]
  const text = channel === 'email' && 'mailed' in said ? said.mailed : said.text
  return inWords(said.subject, text, { language, facts })
}

/** The same text as a notification; it contains no address, because a tap opens it. */
export function notificationText(template: Template, language: Language, facts: Facts): NotificationText {
  const said = keys[template]
  const words = inWords(said.subject, 'pushed' in said ? said.pushed : said.text, { language, facts })
  const { link } = facts
  if (!('reply' in said) || !link?.includes('#')) return words
  // This path is known to older versions of the page too; in an SMS it is shorter.
  const { hash } = new URL(link)
  return { ...words, reply: { title: serverTexts(language).message(said.reply), opens: `/reply${hash}` } }
}

type Key = Parameters<ServerTexts['message']>[0]

function inWords(subject: Key, text: Key, { language, facts }: { language: Language; facts: Facts }) {
  const texts = serverTexts(language)
  const params = {
    ...facts,
    ...whenOf(texts, facts),
    ...visitOf(facts),
    ...receptionOf(texts, facts),
    ...ofPerson(facts),
    ...ofProgramme(facts),
  }
  return {
    subject: filled(texts.message(subject, params)) ?? texts.message('dataGoneSubject'),
    text: filled(texts.message(text, params)) ?? texts.message('dataGone'),
  }
}

/** Null: a part of what the message says is not known any more. Nobody is shown a blank. */
const filled = (text: string) => (/\{\{\w+\}\}/.test(text) ? null : text)

function whenOf(texts: ServerTexts, { until, ...facts }: Facts) {
  return { ...momentOf(texts, facts), ...(until === undefined ? {} : untilOf(texts, until)) }
}

const untilOf = ({ format }: ServerTexts, until: string) => {
  const untilDate = format.dateOf(until)
  return {
    untilDate: format.shortDate(untilDate),
    untilDay: dayAndMonth(untilDate),
    untilTime: format.time(until),
  }
}

const receptionOf = ({ format, message }: ServerTexts, { reception }: Facts) =>
  reception ? { orCall: message('orCall', { phone: format.phone(reception) }) } : { orCall: '' }

/** The first name of the child whom a message is about. */
const ofPerson = ({ person }: Facts) => ({ ofPerson: person ? `${person}: ` : '' })

/** All texts quote it. */
const ofProgramme = ({ programme }: Facts) =>
  programme === undefined ? {} : { programme: programmeInQuotes(programme) }

/** `25.11` of `2026-11-25`: visits are within two months, so the year is not needed, and in an SMS every letter counts. */
const dayAndMonth = (date: string) => dateInDigits(date).slice(0, 5)

function momentOf({ format }: ServerTexts, { startsAt, at, day }: Facts) {
  if (day !== undefined) return { date: format.longDate(day) }
  const instant = startsAt ?? at
  if (!instant) return {}
  const date = format.dateOf(instant)
  return { date: format.shortDate(date), dayMonth: dayAndMonth(date), time: format.time(instant) }
}

/**
 * In an SMS every letter counts: the doctor with initials, the town once, and the branch without its address if
 * the link shows it. The speciality is left out, because it would reveal something about the patient's health.
 */
function visitOf({ branch, address, physician, patient }: Facts) {
  if (branch === undefined || address === undefined || physician === undefined) return {}
  return {
    who: patient ? `${patient}, ` : '',
    doctor: shortName(physician),
    place: joinBranchAndAddress(branch, address),
    site: branch.split(',')[0]?.trim() ?? branch,
  }
}
