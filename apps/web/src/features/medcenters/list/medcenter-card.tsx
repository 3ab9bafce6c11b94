import { Text, Title } from '@mantine/core'
import { IconBuildingHospital, IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { BookmarkButton } from '../../../app/favourites/medcenters/bookmark-button.tsx'
import { OpenLine } from '../../../app/medcenter/open-line.tsx'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { MedcenterCounts } from './medcenter-counts.tsx'
import classes from './medcenters.module.css'
import { ServiceOffer } from './service-offer.tsx'

interface MedcenterCardProps {
  medcenter: Answer<'findMedcenters'>['items'][number]
}

/** A medical centre in a list: where it is, whether it is open, its phones, and the price of the service asked for. */
export function MedcenterCard({ medcenter }: MedcenterCardProps) {
  const { branch, branchId, providerCode: clinic, provider, photoUrl, address, phones, service } = medcenter
  const params = { clinic, branchId }
  const distance = useDistanceWords()(medcenter)
  return (
    <Surface className={classes.card}>
      <div className={classes.head}>
        <Photo url={photoUrl} />
        <div className={classes.words}>
          <Title order={2} className={classes.name}>
            <TextLink to="/clinics/$clinic/branches/$branchId" params={params}>
              {branch}
            </TextLink>
          </Title>
          <Text c="dimmed" size="sm">
            {!branch.includes(provider) && provider} {medcenter.isDemo && <DemoBadge />}
          </Text>
        </div>
        <BookmarkButton medcenter={medcenter} />
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {[address, distance].filter(Boolean).join(' · ')}
      </FactLine>
      <OpenLine openNow={medcenter.openNow} />
      <PhoneLinks phones={phones} />
      <MedcenterCounts medcenter={medcenter} />
      {service && <ServiceOffer medcenter={medcenter} service={service} />}
    </Surface>
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
