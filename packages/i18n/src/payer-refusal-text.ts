import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { inQuotes } from './format/in-quotes.ts'
import { formatPhoneInText } from './format/phone.ts'
import type { Texts } from './texts.ts'

type PayerCode = 'NOT_IN_PROGRAMME' | 'PROGRAMME_LIMIT_REACHED' | 'COVERAGE_CHANGES'

/** An older server, or a newer one, may leave out any of them. */
type Known = Partial<
  Omit<ErrorAttributes<'NOT_IN_PROGRAMME'>, 'reason'> &
    ErrorAttributes<'PROGRAMME_LIMIT_REACHED'> &
    ErrorAttributes<'COVERAGE_CHANGES'>
> & { readonly reason?: unknown }

/** The next step where a programme does not pay, with the coverer's phones. */
export function payerNextStep(texts: Texts, code: PayerCode, known: Known): string {
  const t = texts.area('errors')
  const programme = known.programCaption ?? known.programId ?? ''
  const phones = (known.phones ?? '').split(';').filter(Boolean).map(formatPhoneInText).join(', ')
  const step = stepOf(texts, code, { ...known, programme })
  return phones === '' ? step : `${step} ${t('NOT_IN_PROGRAMME.phones', { phones })}`
}

function stepOf(texts: Texts, code: PayerCode, known: Known & { readonly programme: string }): string {
  const t = texts.area('errors')
  const { programme, renewsOn, reason, why } = known
  const limit = inQuotes(known.limit ?? '')
  switch (code) {
    case 'NOT_IN_PROGRAMME':
      if (isDated(reason) && known.date)
        return t(`${code}.${reason}`, { programme, date: texts.format.shortDate(known.date) })
      return reason === 'person' || reason === 'suspended' || reason === 'visit'
        ? t(`${code}.${reason}`, { programme })
        : t(`${code}.next`)
    case 'PROGRAMME_LIMIT_REACHED':
      return renewsOn
        ? t(`${code}.renews`, { programme, limit, date: texts.format.shortDate(renewsOn) })
        : t(`${code}.next`, { programme, limit })
    case 'COVERAGE_CHANGES':
      if (why === 'limit-reached') return t(`${code}.limit`, { programme })
      if (!known.share) return t(`${code}.next`, { programme })
      return t(`${code}.less`, { programme, share: known.share, former: known.formerShare ?? 100 })
  }
}

const DATED = ['grown-up', 'not-begun', 'ended', 'over'] as const
const isDated = (reason: unknown): reason is (typeof DATED)[number] => DATED.some(dated => dated === reason)
