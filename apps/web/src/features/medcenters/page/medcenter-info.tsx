import { Text, Title } from '@mantine/core'
import { IconMail, IconMapPin } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import { useDistanceWords } from '../../../app/place/use-distance-words.ts'
import { DirectionsLink } from '../../../app/visit/directions-link.tsx'
import classes from './medcenter.module.css'
import { MedcenterPhotos } from './medcenter-photos.tsx'
import { MedcenterSchedule } from './medcenter-schedule.tsx'
import type { Medcenter } from './medcenter-type.ts'
import { OtherBranches } from './other-branches.tsx'

interface MedcenterInfoProps {
  medcenter: Medcenter
  map: ReactNode
}

/** Contacts, how to get there, hours, photos and the organisation (calls §2, "MedCenterInfo"). */
export function MedcenterInfo({ medcenter, map }: MedcenterInfoProps) {
  const t = useT('medcenter')
  const { branch, address, latitude, longitude, phones, emails, gettingThere, description } = medcenter
  const distance = useDistanceWords()(medcenter)
  return (
    <div className={classes.info}>
      <Surface className={classes.part}>
        <Title order={2}>{t('contacts')}</Title>
        <FactLine icon={<IconMapPin size={20} aria-hidden />}>
          {[address, distance].filter(Boolean).join(' · ')}
        </FactLine>
        <PhoneLinks phones={phones} />
        {emails.map(email => (
          <FactLine key={email} icon={<IconMail size={20} aria-hidden />}>
            <a href={`mailto:${email}`} className={classes.email}>
              {email}
            </a>
          </FactLine>
        ))}
        {gettingThere && (
          <>
            <Title order={3}>{t('gettingThere')}</Title>
            <Text className={classes.text}>{gettingThere}</Text>
          </>
        )}
        {map}
        <DirectionsLink
          to={{ branchName: branch, branchAddress: address, latitude, longitude }}
          variant="default"
          leftSection={<IconMapPin size={20} aria-hidden />}
        >
          {t('directions')}
        </DirectionsLink>
      </Surface>
      <MedcenterSchedule schedule={medcenter.schedule} />
      <MedcenterPhotos medcenter={medcenter} />
      {description && (
        <Surface className={classes.part}>
          <Title order={2}>{t('about')}</Title>
          <Text className={classes.text}>{description}</Text>
        </Surface>
      )}
      <OtherBranches organisation={medcenter.organisation} />
    </div>
  )
}
