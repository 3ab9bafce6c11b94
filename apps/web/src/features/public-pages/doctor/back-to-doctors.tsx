import { useLocation, useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { MouseEvent } from 'react'
import { TextLink } from '../../../app/router/router-links.tsx'

/** Leads back to the same place of the list of doctors, or else to all doctors of the speciality. */
export function BackToDoctors({ speciality }: { speciality: string }) {
  const t = useT('places')
  const { history } = useRouter()
  const { fromDoctors, __TSR_index: here } = useLocation().state
  function back(event: MouseEvent) {
    if (fromDoctors === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A tab of the page is a step, too.
    history.go(fromDoctors - here)
  }
  return (
    <TextLink to="/doctors" search={{ speciality }} onClick={back}>
      {t('toDoctors')}
    </TextLink>
  )
}
