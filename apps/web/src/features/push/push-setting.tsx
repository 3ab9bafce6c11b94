import { Stack, Text, Title } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { isInstalled } from '../../app/install/is-installed.ts'
import { ButtonLink, TextLink } from '../../app/router/router-links.tsx'
import { usePush } from './use-push.ts'

/** The profile's setting of push messages on this device, and what to do if they are blocked. */
export function PushSetting() {
  const t = useT('install')
  const { standing, canTurnOn, isPending, problem, turnOn, turnOff } = usePush()
  if (standing === 'unsupported') return null
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('push.title')}</Title>
        <Text>{t('push.text')}</Text>
        <TextLink to="/reminders">{t('push.reminders')}</TextLink>
        {standing === 'denied' && <Text>{t(isInstalled() ? 'push.deniedInstalled' : 'push.denied')}</Text>}
        {standing === 'needs-installing' && (
          <>
            <Text>{t('push.needsInstalling')}</Text>
            <ButtonLink to="/install-pwa" variant="default">
              {t('push.howToInstall')}
            </ButtonLink>
          </>
        )}
        {standing === 'on' && <Text>{t('push.isOn')}</Text>}
        {problem && <Text role="alert">{t(`push.${problem}`)}</Text>}
        {standing === 'off' && (
          <PendingButton
            variant="default"
            leftSection={<IconBell size={20} aria-hidden />}
            pending={isPending}
            disabled={!canTurnOn}
            onClick={async () => (await turnOn()) && toast(t('push.turnedOn'))}
          >
            {t('push.turnOn')}
          </PendingButton>
        )}
        {standing === 'on' && (
          <PendingButton
            variant="default"
            leftSection={<IconBellOff size={20} aria-hidden />}
            pending={isPending}
            onClick={() => turnOff().then(() => toast(t('push.turnedOff')))}
          >
            {t('push.turnOff')}
          </PendingButton>
        )}
      </Stack>
    </Surface>
  )
}
