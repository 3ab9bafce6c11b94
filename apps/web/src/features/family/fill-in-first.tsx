import { Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { keepPlace } from '../../app/session/kept-place.ts'

/** Relatives must know whose family it is: the own profile comes first, then this screen again. */
export function FillInFirst() {
  const t = useT('family')
  const navigate = useNavigate()
  const { href } = useLocation()

  function fillIn() {
    keepPlace(href)
    void navigate({ to: '/profile/edit' })
  }
  return (
    <EmptyState
      icon={<IconUserCircle size={32} />}
      title={t('fillInFirst')}
      hint={t('fillInFirstHint')}
      action={<Button onClick={fillIn}>{t('fillIn')}</Button>}
    />
  )
}
