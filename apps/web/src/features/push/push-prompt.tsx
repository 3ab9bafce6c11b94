import { Button, Group, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useId } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { endPushPromptMoment } from './push-prompt-moment.ts'
import { declinePushPrompt, isTimeForPushPrompt } from './stored-push-prompt-answer.ts'
import { usePush } from './use-push.ts'

/** Offers push messages after a booking, or after joining a waiting list. */
export function PushPrompt() {
  const t = useT('install')
  const heading = useId()
  const { standing, canTurnOn, isPending, problem, turnOn } = usePush()
  const isOffered = (standing === 'off' && canTurnOn) || standing === 'needs-installing'
  if (!isOffered || !isTimeForPushPrompt(Date.now())) return null

  async function accept() {
    if (!(await turnOn())) return
    toast(t('push.turnedOn'))
    endPushPromptMoment()
  }
  function decline() {
    declinePushPrompt(Date.now())
    endPushPromptMoment()
  }
  return (
    <Surface role="region" aria-labelledby={heading}>
      <Title order={2} id={heading} mb={4}>
        {t('push.offer.title')}
      </Title>
      <Text mb="md">{t(standing === 'off' ? 'push.offer.text' : 'push.needsInstalling')}</Text>
      {problem && (
        <Text role="alert" mb="md">
          {t(`push.${problem}`)}
        </Text>
      )}
      <Group>
        {standing === 'off' ? (
          <PendingButton pending={isPending} onClick={accept}>
            {t('push.turnOn')}
          </PendingButton>
        ) : (
          <ButtonLink to="/install-pwa" onClick={endPushPromptMoment}>
            {t('push.howToInstall')}
          </ButtonLink>
        )}
        <Button variant="default" onClick={decline}>
          {t('push.offer.no')}
        </Button>
      </Group>
    </Surface>
  )
}
