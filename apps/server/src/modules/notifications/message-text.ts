import { type ServerTexts, serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../platform/http/language.ts'
import type { Template } from './message.ts'

export interface MessageText {
  /** Of the e-mail; an SMS has none. */
  readonly subject: string
  readonly text: string
}

const keys = {
  'sign-in-code': { text: 'signInCode', subject: 'signInCodeSubject' },
  'visit-booked': { text: 'visitBooked', subject: 'visitBookedSubject' },
  'visit-moved': { text: 'visitMoved', subject: 'visitMovedSubject' },
  'visit-cancelled': { text: 'visitCancelled', subject: 'visitCancelledSubject' },
} as const satisfies Record<Template, object>

/** A message in words; the time of a visit is Minsk time, and the text says so. */
export function messageText(
  template: Template,
  language: Language,
  facts: Readonly<Record<string, string>>,
): MessageText {
  const texts = serverTexts(language)
  const params = facts.startsAt ? { ...facts, ...whenOf(texts, facts.startsAt) } : facts
  return { subject: texts.message(keys[template].subject), text: texts.message(keys[template].text, params) }
}

function whenOf({ format }: ServerTexts, startsAt: string) {
  return { date: format.shortDate(format.dateOf(startsAt)), time: format.time(startsAt) }
}
