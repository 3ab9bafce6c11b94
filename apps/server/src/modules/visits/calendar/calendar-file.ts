import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { formatPhone } from '@vizit/i18n/format/phone.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { VisitDetails } from '../store/visit-details.ts'
import { contentLine, instant, text } from './content-line.ts'

const ALARM_BEFORE = '-PT2H'

/**
 * A visit as a calendar file (RFC 5545). Its UID never changes and its SEQUENCE grows, so that a calendar with the
 * visit follows a move and removes the entry after a cancellation.
 */
export function calendarFile(visit: VisitDetails, language: Language): string {
  const isCancelled = visit.status === 'cancelled'
  const lines = [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//Vizit//Vizit//${language.toUpperCase()}`),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', isCancelled ? 'CANCEL' : 'PUBLISH'),
    ...event(visit, language, isCancelled),
    contentLine('END', 'VCALENDAR'),
  ]
  return `${lines.join('\r\n')}\r\n`
}

function event(visit: VisitDetails, language: Language, isCancelled: boolean): string[] {
  const { place } = visit
  const { summary, description } = texts(visit, language)
  const { latitude, longitude } = place
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${visit.id}@vizit`),
    contentLine('SEQUENCE', String(visit.sequence)),
    contentLine('DTSTAMP', instant(visit.updatedAt)),
    contentLine('LAST-MODIFIED', instant(visit.updatedAt)),
    contentLine('DTSTART', instant(visit.startsAt)),
    contentLine('DTEND', instant(visit.endsAt)),
    contentLine('STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    contentLine(`SUMMARY;LANGUAGE=${language}`, text(summary)),
    contentLine(`DESCRIPTION;LANGUAGE=${language}`, text(description)),
    contentLine(
      `LOCATION;LANGUAGE=${language}`,
      text(joinBranchAndAddress(place.branchName[language], place.branchAddress[language])),
    ),
    ...(latitude === null || longitude === null ? [] : [contentLine('GEO', `${latitude};${longitude}`)]),
    ...(isCancelled ? [] : alarm(summary)),
    contentLine('END', 'VEVENT'),
  ]
}

function texts(visit: VisitDetails, language: Language) {
  const { message } = serverTexts(language)
  const { place } = visit
  return {
    summary: message('calendarSummary', {
      physician: place.doctorName[language],
      speciality: midSentence(place.speciality[language]),
    }),
    description: message('calendarDescription', {
      patient: visit.patientFirstName ?? '',
      phones: place.branchPhones.map(formatPhone).join(', '),
    }),
  }
}

function alarm(summary: string): string[] {
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', text(summary)),
    contentLine('TRIGGER', ALARM_BEFORE),
    contentLine('END', 'VALARM'),
  ]
}
