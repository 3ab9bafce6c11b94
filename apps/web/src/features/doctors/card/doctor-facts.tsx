import { Text } from '@mantine/core'
import { sentenceStart } from '@vizit/i18n/format/sentence-start.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { acceptedPatients } from '../../../app/doctor/accepted-patients.ts'
import { qualificationAndExperience } from '../../../app/doctor/qualification-and-experience.ts'
import { fromThisList } from '../../../app/lists/from-list.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { ListedDoctor } from '../doctor-types.ts'
import classes from './card.module.css'
import { useLanguageNames } from './use-language-names.ts'

/** Qualification, years of practice, whom the doctor accepts, languages, price and reviews. */
export function DoctorFacts({ doctor }: { doctor: ListedDoctor }) {
  const t = useT('doctors')
  const timeslot = useT('timeslot')
  const format = useFormat()
  const reviews = t('reviews', { count: doctor.reviewsCount })
  const languages = useLanguageNames(doctor.languages)
  const price = format.price({ priceKind: 'from', priceFrom: doctor.priceFrom, priceTo: null })
  const facts = [
    qualificationAndExperience(timeslot, doctor),
    acceptedPatients(timeslot, doctor),
    languages === null ? null : t('languages', { languages }),
  ].filter(fact => fact !== null)
  return (
    <div>
      {facts.map(fact => (
        <Text key={fact} c="dimmed" size="sm">
          {sentenceStart(fact)}
        </Text>
      ))}
      <div className={classes.priceAndReviews}>
        {price && <Text fw={600}>{t('priceFrom', { price })}</Text>}
        {doctor.reviewsCount > 0 && (
          <TextLink
            to="/clinics/$clinic/doctors/$doctorId"
            params={{ clinic: doctor.providerCode, doctorId: doctor.id }}
            search={{ tab: 'reviews' }}
            state={fromThisList}
            aria-label={t('reviewsOf', { reviews, name: doctor.fullName })}
          >
            {reviews}
          </TextLink>
        )}
      </div>
    </div>
  )
}
