import { Text, Title } from '@mantine/core'
import { IconCalendarTime, IconMapPin, IconUsers } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { PersonAvatar } from '../../app/people/person-avatar.tsx'
import { usePhotoOf } from '../../app/people/use-photo-of.ts'
import { ChangeWait } from './change-wait.tsx'
import { OfferCard } from './offer-card.tsx'
import { StopWaiting } from './stop-waiting.tsx'
import { useInstantWords } from './use-instant-words.ts'
import { useWantedWords } from './use-wanted-words.ts'
import classes from './wait-card.module.css'
import type { Wait } from './wait-types.ts'

/** A wait: for what, for whom, how many joined earlier; and first of all the current offer. */
export function WaitCard({ wait }: { wait: Wait }) {
  const t = useT('waitlist')
  const moment = useInstantWords()
  const wanted = useWantedWords()(wait)
  const photoUrl = usePhotoOf(wait.profileId)
  const { serviceName, speciality, physicianName, branchName, providerName, startDate, ahead } = wait
  const title = serviceName ?? speciality ?? physicianName ?? providerName
  // Two waits of one speciality differ by their doctors.
  const what = [...new Set([title, physicianName ?? title])].join(', ')
  return (
    <Surface className={classes.card}>
      {wait.offer && <OfferCard offer={wait.offer} />}
      <div>
        <Title order={2}>{title}</Title>
        {physicianName && <Text>{physicianName}</Text>}
        <Text c="dimmed">{startDate ? t('earlierThan', { when: moment(startDate) }) : t('anyTime')}</Text>
      </div>
      <p className={classes.line}>
        <IconCalendarTime size={20} aria-hidden />
        <span>{t('wanted', { times: wanted })}</span>
      </p>
      <p className={classes.line}>
        <IconMapPin size={20} aria-hidden />
        <span>{branchName ?? t('anyBranch', { clinic: providerName })}</span>
      </p>
      <p className={classes.line}>
        <IconUsers size={20} aria-hidden />
        <span>{ahead === 0 ? t('first') : t('ahead', { count: ahead })}</span>
      </p>
      <p className={classes.line}>
        <PersonAvatar fullName={wait.customerFirstName} photoUrl={photoUrl} size={28} />
        <span>{wait.customerFirstName}</span>
      </p>
      <div className={classes.actions}>
        <ChangeWait wait={wait} what={what} />
        <StopWaiting wait={wait} what={what} />
      </div>
    </Surface>
  )
}
