import { useNavigate } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useToSignIn } from './use-to-sign-in.ts'

/** After linking: says so, and whether it had been linked before, with the day from which it covers, and shows the programmes; or asks for what is still needed. */
export function useLinked() {
  const t = useT('programmes')
  const format = useFormat()
  const navigate = useNavigate()
  const toSignIn = useToSignIn()
  return async ({ coverage, request, wasLinked = false }: Answer<'linkInsurer'>) => {
    if (!coverage) return request ? toSignIn(request.coverer) : undefined
    const { programCaption, status, validFrom } = coverage
    const programme = programmeInQuotes(programCaption)
    const date = format.shortDate(validFrom)
    if (status === 'INACTIVE') toast(t(wasLinked ? 'linkedBeforeFrom' : 'linkedFrom', { programme, date }))
    else toast(t(wasLinked ? 'linkedBefore' : 'linked', { programme }))
    await navigate({ to: '/programmes' })
  }
}
