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
  'new-device': { text: 'newDevice', subject: 'newDeviceSubject' },
  'visit-booked': { text: 'visitBooked', subject: 'visitBookedSubject' },
  'visit-moved': { text: 'visitMoved', subject: 'visitMovedSubject' },
  'visit-cancelled': { text: 'visitCancelled', subject: 'visitCancelledSubject' },
} as const satisfies Record<Template, object>

/** A message in words; its time is Minsk time, and the text says so. */
export function messageText(
  template: Template,
  language: Language,
  facts: Readonly<Record<string, string>>,
): MessageText {
  const texts = serverTexts(language)
  const instant = facts.startsAt ?? facts.at
  const params = instant ? { ...facts, ...whenOf(texts, instant) } : facts
  return { subject: texts.message(keys[template].subject), text: texts.message(keys[template].text, params) }
}

function whenOf({ format }: ServerTexts, instant: string) {
  return { date: format.shortDate(format.dateOf(instant)), time: format.time(instant) }
}
