import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { SupportLink } from '../support/support-link.tsx'

/** Was another birthday refused, which only support corrects (product §6)? */
export function isBirthdaySettled(refusal: Refusal | null): boolean {
  return (
    refusal?.code === 'INVALID_ARGUMENT' &&
    refusal.attributes.fields.some(({ path, problem }) => path === 'birthday' && problem === 'support-only')
  )
}

interface BirthdaySettledProps {
  /** As it was before. */
  known: string | null
  whose: 'own' | 'child'
}

/** What to do instead: write to support, or put the former date back and save the rest. */
export function BirthdaySettled({ known, whose }: BirthdaySettledProps) {
  const t = useT('person')
  const format = useFormat()
  return (
    <div role="alert">
      <Notice>
        <strong>{t('birthdaySettled.title')}</strong>
        <span>{t(whose === 'own' ? 'birthdaySettled.text' : 'birthdaySettled.ofChild')}</span>
        {known && <span>{t('birthdaySettled.former', { birthday: format.longDate(known) })}</span>}
        <SupportLink mt="xs" />
      </Notice>
    </div>
  )
}
