import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useBackToList } from '../../../app/lists/use-back-to-list.ts'
import { TextLink } from '../../../app/router/router-links.tsx'

/** Leads back to the same place of the list of doctors, or else to all doctors of the speciality. */
export function BackToDoctors({ speciality }: { speciality: string }) {
  const t = useT('places')
  return (
    <TextLink to="/doctors" search={{ speciality }} onClick={useBackToList()}>
      {t('toDoctors')}
    </TextLink>
  )
}
