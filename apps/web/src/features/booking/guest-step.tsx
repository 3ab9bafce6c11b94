import { Button, Text } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { keepPlace } from '../../app/session/kept-place.ts'

/** Leads a guest through sign-in and back; the held slot goes with them. */
export function GuestStep({ onStay }: { onStay: () => void }) {
  const t = useT('booking')
  const navigate = useNavigate()
  const { href } = useLocation()

  function signIn() {
    onStay()
    keepPlace(href)
    void navigate({ to: '/sign-in' })
  }

  return (
    <>
      <Text>{t('signInFirst')}</Text>
      <ActionBar>
        <Button onClick={signIn}>{t('signIn')}</Button>
      </ActionBar>
    </>
  )
}
