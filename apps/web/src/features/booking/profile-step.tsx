import { Button, Text } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { keepReturnPath } from '../../app/session/return-path.ts'

/** Leads users without a name or birthday to the profile and back. */
export function ProfileStep({ onStay }: { onStay: () => void }) {
  const t = useT('booking')
  const navigate = useNavigate()
  const { href } = useLocation()

  function fillIn() {
    onStay()
    keepReturnPath(href)
    void navigate({ to: '/profile/edit' })
  }

  return (
    <>
      <Text>{t('profileFirst')}</Text>
      <ActionBar>
        <Button onClick={fillIn}>{t('fillProfile')}</Button>
      </ActionBar>
    </>
  )
}
