import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Consent } from './consent-types.ts'
import { useOwnerLabel } from './use-owner-label.ts'

/** The terms of the consent, and how to withdraw it. */
export function ConsentTerms({ consent }: { consent: Consent }) {
  const t = useT('documents')
  const { isMe, name } = useOwnerLabel()(consent.profileId)
  const clinic = consent.providerName
  return (
    <>
      <Text>{isMe ? t('consent.wordsMe', { clinic }) : t('consent.wordsChild', { clinic, name })}</Text>
      <Text c="dimmed">{t('consent.withdrawable')}</Text>
    </>
  )
}
