import { Text } from '@mantine/core'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { timeslotSearch } from '../../app/booking/timeslot-search.ts'
import { useSpecialityOptions } from '../../app/doctor/use-speciality-options.ts'
import { UnknownFilters } from '../../app/lists/unknown-filters.tsx'
import { useChangeAddress } from '../../app/lists/use-change-address.ts'
import { useTown } from '../../app/provider/provider-choice.ts'
import { useTownName } from '../../app/provider/use-town-name.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { SpecialityBranches } from './speciality-branches.tsx'
import { SpecialityChoice } from './speciality-choice.tsx'

/**
 * Searches by speciality, not by organisation: where such doctors receive in the user's town, and when they are free.
 */
export function SpecialitiesScreen({ speciality }: { speciality: string | undefined }) {
  const t = useT('specialities')
  const ofTimeslot = useT('timeslot')
  const town = useTown()
  const townName = useTownName(town)
  const change = useChangeAddress(timeslotSearch)
  const { specialities, refusal, refetch } = useSpecialityOptions(speciality)
  const name = specialities.find(({ specialityId }) => specialityId === speciality)?.speciality
  const title = titleOf(name ? t('of', { speciality: name }) : t('title'), townName)
  return (
    <Screen title={title}>
      <Text>{t('intro')}</Text>
      {refusal ? (
        <UnknownFilters
          {...{ refusal, retry: refetch, onChange: change, search: town ? { town: String(town) } : {} }}
          filterOfField={{ locationCode: 'town' }}
          nameOf={() => ofTimeslot('town')}
        />
      ) : (
        <>
          <SpecialityChoice {...{ town, speciality, specialities }} />
          {speciality && <SpecialityBranches town={town} speciality={speciality} />}
        </>
      )}
      <TextLink to="/timeslot">{t('chooseClinic')}</TextLink>
    </Screen>
  )
}
