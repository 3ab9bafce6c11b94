import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useTown } from '../../app/provider/provider-choice.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { SpecialityBranches } from './speciality-branches.tsx'
import { SpecialityChoice } from './speciality-choice.tsx'

/**
 * Searches by speciality, not by organisation: where such doctors receive in the user's town, and when they are free.
 */
export function SpecialitiesScreen({ speciality }: { speciality: string | undefined }) {
  const t = useT('specialities')
  const town = useTown()
  return (
    <Screen title={t('title')}>
      <Text>{t('intro')}</Text>
      <SpecialityChoice town={town} speciality={speciality} />
      {speciality && <SpecialityBranches town={town} speciality={speciality} />}
      <TextLink to="/timeslot">{t('chooseClinic')}</TextLink>
    </Screen>
  )
}
