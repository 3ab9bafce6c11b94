import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { Visit } from '../visit-types.ts'
import { bookingLinkOfVisit } from './booking-link-of-visit.ts'

/** Books the same again: the doctor at the branch, and the service if there was one. */
export function BookAgain({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const { ageOf } = usePeople()
  return (
    <ButtonLink {...bookingLinkOfVisit(visit, ageOf(visit))} variant="light">
      {t('bookAgain')}
    </ButtonLink>
  )
}
