import { Button, Text, Title } from '@mantine/core'
import { IconBuildingHospital, IconMap, IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { BookmarkButton } from '../../../app/favourites/medcenters/bookmark-button.tsx'
import { fromThisList } from '../../../app/lists/from-list.ts'
import { useScrollBesideMap } from '../../../app/lists/use-scroll-beside-map.ts'
import { OpeningState } from '../../../app/medcenter/opening-state.tsx'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { MedcenterCounts } from './medcenter-counts.tsx'
import classes from './medcenters.module.css'
import { ServiceOffer } from './service-offer.tsx'

interface MedcenterCardProps {
  medcenter: Answer<'findMedcenters'>['items'][number]
  /** Of the patient, as in the address. */
  age: string | undefined
  /** The medical centre chosen on the map beside; absent: there is no map. */
  selected?: string | null
  onSelect?: (branchId: string | null) => void
}

/** A medical centre in a list: where it is, whether it is open, its phones, and the price of the service asked for. */
export function MedcenterCard({ medcenter, age, selected = null, onSelect }: MedcenterCardProps) {
  const { branch, branchId, providerCode: clinic, provider, photoUrl, address, phones, service } = medcenter
  const params = { clinic, branchId }
  const distance = useDistanceWords()(medcenter)
  const isSelected = selected === branchId
  const card = useScrollBesideMap(isSelected)
  return (
    <Surface ref={card} className={classes.card} data-selected={isSelected || undefined}>
      <div className={classes.head}>
        <Photo url={photoUrl} />
        <div className={classes.words}>
          <Title order={2} className={classes.name}>
            <TextLink
              to="/clinics/$clinic/branches/$branchId"
              params={params}
              search={age ? { age } : {}}
              state={fromThisList}
            >
              {branch}
            </TextLink>
          </Title>
          <Text c="dimmed" size="sm">
            {!branch.includes(provider) && provider} {medcenter.isDemo && <DemoBadge />}
          </Text>
        </div>
        <BookmarkButton medcenter={medcenter} />
      </div>
      {!service && <CoverBadge kind="medcenters" id={branchId} />}
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {[address, distance].filter(Boolean).join(' · ')}
      </FactLine>
      <OpeningState openNow={medcenter.openNow} />
      <PhoneLinks phones={phones} />
      {onSelect && medcenter.latitude !== null && (
        <ShowOnMap name={branch} isSelected={isSelected} onSelect={() => onSelect(branchId)} />
      )}
      <MedcenterCounts medcenter={medcenter} age={age} />
      {service && <ServiceOffer medcenter={medcenter} service={service} age={age} />}
    </Surface>
  )
}

function ShowOnMap(props: { name: string; isSelected: boolean; onSelect: () => void }) {
  const { name, isSelected, onSelect } = props
  const t = useT('medcenters')
  return (
    <Button
      variant="default"
      aria-pressed={isSelected}
      aria-label={t('showOnMap', { name })}
      leftSection={<IconMap size={20} aria-hidden />}
      onClick={onSelect}
    >
      {t('onMap')}
    </Button>
  )
}

function Photo({ url }: { url: string | null }) {
  return url ? (
    <img src={url} alt="" width={72} height={72} loading="lazy" className={classes.photo} />
  ) : (
    <span className={classes.photo} aria-hidden>
      <IconBuildingHospital size={36} />
    </span>
  )
}
