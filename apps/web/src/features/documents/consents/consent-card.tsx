import { Button, Text, Title } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { ConsentTerms } from './consent-terms.tsx'
import type { Consent } from './consent-types.ts'
import { useGiveDocumentsConsent, useWithdrawDocumentsConsent } from './use-consents.ts'
import { useOwnerLabel } from './use-owner-label.ts'

/** The consent of one person at one organisation. */
export function ConsentCard({ consent }: { consent: Consent }) {
  const t = useT('documents')
  const format = useFormat()
  const { name } = useOwnerLabel()(consent.profileId)
  const [isAsking, setAsking] = useState(false)
  const { given, givenOn, changeable } = consent
  const date = givenOn ? format.shortDate(givenOn) : ''
  const close = () => setAsking(false)
  return (
    <Surface>
      <Title order={2}>{name}</Title>
      <Text>{consent.providerName}</Text>
      <Text c="dimmed">{given ? t(`consents.given.${given}`, { date }) : t('consents.notGiven')}</Text>
      {!changeable ? (
        <Text c="dimmed">{t('consents.theirs')}</Text>
      ) : (
        <Button
          mt="sm"
          variant="default"
          aria-label={t('consents.actionFor', {
            action: t(given ? 'consents.withdraw' : 'consent.give'),
            name,
            clinic: consent.providerName,
          })}
          onClick={() => setAsking(true)}
        >
          {t(given ? 'consents.withdraw' : 'consent.give')}
        </Button>
      )}
      {isAsking && (given ? <Withdraw {...{ consent, close }} /> : <Give {...{ consent, close }} />)}
    </Surface>
  )
}

interface AskedProps {
  consent: Consent
  close: () => void
}

function Give({ consent, close }: AskedProps) {
  const t = useT('documents')
  const { give, isPending, refusal } = useGiveDocumentsConsent(consent, close)
  return (
    <ConfirmDialog
      title={t('consent.title')}
      text=""
      confirm={t('consent.give')}
      pending={isPending}
      onConfirm={give}
      onClose={close}
    >
      <ConsentTerms consent={consent} />
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}

function Withdraw({ consent, close }: AskedProps) {
  const t = useT('documents')
  const { name } = useOwnerLabel()(consent.profileId)
  const { withdraw, isPending, refusal } = useWithdrawDocumentsConsent(consent, close)
  return (
    <ConfirmDialog
      title={t('consents.withdrawTitle')}
      text={t('consents.withdrawText', { name, clinic: consent.providerName })}
      confirm={t('consents.withdraw')}
      danger
      pending={isPending}
      onConfirm={withdraw}
      onClose={close}
    >
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}
