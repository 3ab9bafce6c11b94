import { Button } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { keepReturnPath } from '../../app/session/return-path.ts'

/** A link to add a child to the family and come back; the slot stays held. */
export function AddChildLink({ onStay }: { onStay: () => void }) {
  const t = useT('booking')
  const navigate = useNavigate()
  const { href } = useLocation()

  function addChild() {
    onStay()
    keepReturnPath(href)
    void navigate({ to: '/family/add-child' })
  }
  return (
    <Button variant="subtle" leftSection={<IconMoodKid size={20} aria-hidden />} onClick={addChild}>
      {t('addChild')}
    </Button>
  )
}
