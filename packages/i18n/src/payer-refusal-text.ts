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
  const gap = code === 'COVERAGE_CHANGES' ? '\n' : ' '
  return phones === '' ? step : `${step}${gap}${t('NOT_IN_PROGRAMME.phones', { phones })}`
}

function stepOf(texts: Texts, code: PayerCode, known: Known & { readonly programme: string }): string {
  const t = texts.area('errors')
  const { programme, renewsOn, reason } = known
  const limit = inQuotes(known.limit ?? '')
  switch (code) {
    case 'NOT_IN_PROGRAMME':
      if (isDated(reason) && known.date)
        return t(`${code}.${reason}`, { programme, date: texts.format.shortDate(known.date) })
      return isUndated(reason) ? t(`${code}.${reason}`, { programme }) : t(`${code}.next`)
    case 'PROGRAMME_LIMIT_REACHED':
      return renewsOn
        ? t(`${code}.renews`, { programme, limit, date: texts.format.shortDate(renewsOn) })
        : t(`${code}.next`, { programme, limit })
    case 'COVERAGE_CHANGES':
      return questionOfMove(texts, known)
  }
}

type Moved = Known & { readonly programme: string }

/** In lines: why the programme pays nothing or less, at which new time, and what the patient pays. What can be done, buttons say. */
function questionOfMove(texts: Texts, known: Moved): string {
  const t = texts.area('errors')
  const { format } = texts
  const { startDate, personPays } = known
  const when =
    startDate &&
    t('COVERAGE_CHANGES.when', {
      day: format.dayDate(format.dateOf(startDate)),
      time: format.time(startDate),
    })
  const price = personPays && format.price(personPays)
  const pays =
    personPays && (price ? t('COVERAGE_CHANGES.pays', { price }) : t('COVERAGE_CHANGES.paysUnknown'))
  return [reasonOfMove(texts, known), when, pays].filter(Boolean).join('\n')
}

function reasonOfMove(texts: Texts, { programme, share, formerShare, why, ...known }: Moved): string {
  const t = texts.area('errors')
  if (share) return t('COVERAGE_CHANGES.less', { programme, share, former: formerShare ?? 100 })
  if (why === 'limit-reached') {
    const { usedUp } = known
    if (!usedUp) return t('COVERAGE_CHANGES.limit', { programme })
    const limit = inQuotes(usedUp.limit)
    return usedUp.renewsOn
      ? t('COVERAGE_CHANGES.renews', { programme, limit, date: texts.format.shortDate(usedUp.renewsOn) })
      : t('COVERAGE_CHANGES.usedUp', { programme, limit })
  }
  const { reason, date }: { reason?: unknown; date?: string | undefined } = known.notCovering ?? {}
  if (isDated(reason) && date)
    return t(`COVERAGE_CHANGES.${reason}`, { programme, date: texts.format.shortDate(date) })
  return t(`COVERAGE_CHANGES.${isUndated(reason) ? reason : 'next'}`, { programme })
}

const DATED = ['grown-up', 'not-begun', 'ended', 'over'] as const
const isDated = (reason: unknown): reason is (typeof DATED)[number] => DATED.some(dated => dated === reason)
const UNDATED = ['person', 'suspended', 'visit'] as const
const isUndated = (reason: unknown): reason is (typeof UNDATED)[number] =>
  UNDATED.some(undated => undated === reason)
