import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useTown } from '../../app/provider/provider-choice.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { SpecialityBranches } from './speciality-branches.tsx'
import { SpecialityChoice } from './speciality-choice.tsx'

/** For whoever seeks a speciality, not an organisation: where it receives in their town, and when it is free. */
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
