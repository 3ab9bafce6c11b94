import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalWithPhones } from '../../app/booking/refusal-with-phones.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

interface RefusalStepProps {
  refusal: Refusal | null
  /** What brings the codes of this screen. */
  sentBy?: 'letter' | 'sms'
  /** The button of this screen that sends another code. */
  newCode?: string
}

/** A refusal with the screen on which its next step is done. */
export function RefusalStep({ refusal, sentBy = 'letter', newCode }: RefusalStepProps) {
  const t = useT('programmes')
  const navigation = useT('navigation')
  const isOfProfile = refusal?.code === 'CONTRACT_MISSMATCH' || refusal?.code === 'PROFILE_MISSING'
  const isUnknown = refusal?.code === 'INVALID_CONTRACT_KEY'
  const isOver = refusal?.code === 'COVERAGE_REQUEST_OVER'
  const left =
    refusal?.code === 'INVALID_CODE' && sentBy === 'sms' ? (refusal.attributes.attemptsLeft ?? 0) : 0
  const text =
    newCode && isOver
      ? { title: t('codeOver.title'), next: t(`codeOver.${sentBy}`, { button: newCode }) }
      : refusal?.code === 'PROFILE_MISSING'
        ? { title: t('profileMissing.title'), next: t('profileMissing.next') }
        : left > 0
          ? { title: t('wrongSuffix.title'), next: t('wrongSuffix.next', { count: left }) }
          : undefined
  return (
    <RefusalWithPhones
      refusal={refusal}
      text={text}
      action={
        isOfProfile ? (
          <ButtonLink to="/profile" variant="default" mt="xs">
            {navigation('profile')}
          </ButtonLink>
        ) : (
          isUnknown && (
            <ButtonLink to="/insurer-request" variant="default" mt="xs">
              {t('choose.missing')}
            </ButtonLink>
          )
        )
      }
    />
  )
}
