import { Checkbox, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { ConsentTerms } from '../consents/consent-terms.tsx'
import type { Consent } from '../consents/consent-types.ts'
import { useGiveDocumentsConsent } from '../consents/use-consents.ts'
import { useOwnerLabel } from '../consents/use-owner-label.ts'

/** The written consent, before any code is sent (product §1). Only the person can give it, and a parent for a child. */
export function GiveConsent({ consent }: { consent: Consent }) {
  const t = useT('documents')
  const { name } = useOwnerLabel()(consent.profileId)
  const [isTicked, setTicked] = useState(false)
  const { give, isPending, refusal } = useGiveDocumentsConsent(consent)
  if (!consent.changeable) {
    return (
      <Notice>
        <Text fw={600}>{t('consent.ofOther', { name })}</Text>
        <Text>{t('consent.ofOtherHint', { clinic: consent.providerName })}</Text>
      </Notice>
    )
  }
  return (
    <FormStack onSubmit={() => isTicked && give()}>
      <Surface>
        <Title order={2} mb="xs">
          {t('consent.title')}
        </Title>
        <ConsentTerms consent={consent} />
        <Checkbox
          mt="sm"
          label={t('consent.agree')}
          checked={isTicked}
          onChange={event => setTicked(event.currentTarget.checked)}
        />
      </Surface>
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending} disabled={!isTicked}>
          {t('consent.give')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
