import type { DeclineReason } from '@vizit/contract/shapes/decline-reason.ts'
import { type DeclineCode, declineWeights, shownReason } from '@vizit/domain/booking/decline-code.ts'
import type { VisitRecord } from '@vizit/domain/booking/missed-visits.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'

/** The reasons in the patient's language, each in words of its own. */
export function declineTexts(
  codes: readonly DeclineCode[],
  record: VisitRecord,
  language: Language,
): z.output<typeof DeclineReason>[] {
  const text = serverTexts(language).area('decline')
  return codes.map(code => ({
    code,
    weight: declineWeights[code],
    message: text(`${code}.reason`, { missed: record.missed, past: record.past }),
  }))
}

/** What to do about the reason that is shown. */
export function declineHint(codes: readonly DeclineCode[], language: Language): string | null {
  const shown = shownReason(codes.map(code => ({ code, weight: declineWeights[code] })))
  return shown && serverTexts(language).area('decline')(`${shown.code}.next`)
}
