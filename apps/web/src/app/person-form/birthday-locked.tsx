import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { SupportLink } from '../support/support-link.tsx'

/** True if a new birthday was refused because only support may correct it (product §6). */
export function isBirthdayLocked(refusal: Refusal | null): boolean {
  return (
    refusal?.code === 'INVALID_ARGUMENT' &&
    refusal.attributes.fields.some(({ path, problem }) => path === 'birthday' && problem === 'support-only')
  )
}

interface BirthdayLockedProps {
  /** The saved birthday. */
  known: string | null
  whose: 'own' | 'child'
}

/** What to do instead: write to support, or restore the saved birthday and save the rest. */
export function BirthdayLocked({ known, whose }: BirthdayLockedProps) {
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
