import type { RefusalCode } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

/** Refusals for which support can help (calls §8.3). */
const forSupport: readonly RefusalCode[] = ['INVALID_OBJECT_ID', 'UNEXPECTED_PROBLEM', 'FAMILY_LIMIT']

/** What to do if a code does not work: write to support, or add the relative by SMS while codes are blocked. */
export function NextStepAfterRefusedCode({ code }: { code: RefusalCode }) {
  const t = useT('family')
  if (code === 'BLOCKED_TRY_LATER') {
    return (
      <ButtonLink to="/family/add-adult" variant="default" mt="xs">
        {t('enterCode.bySms')}
      </ButtonLink>
    )
  }
  return forSupport.includes(code) ? <SupportLink mt="xs" /> : null
}
