import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { BookmarkButton } from '../../../app/favourites/medcenters/bookmark-button.tsx'
import { OpeningState } from '../../../app/medcenter/opening-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'

const SUSPENDED = { code: 'CLINIC_UNAVAILABLE', attributes: { reason: 'suspended', phones: '' } } as const

/** The organisation, open now, and the ways to book; a suspended account has phones instead. */
export function MedcenterHead({ medcenter }: { medcenter: Medcenter }) {
  const t = useT('medcenter')
  const { organisation, isDemo, schedule, suspended, phones, branchId: branch } = medcenter
  const photoUrl = medcenter.photos[0]?.url ?? organisation.logoUrl
  const search = { clinic: organisation.code, branch }
  return (
    <div className={classes.head}>
      <div className={classes.who}>
        <Text>
          {organisation.name} {isDemo && <DemoBadge />}
        </Text>
        <BookmarkButton medcenter={{ ...medcenter, photoUrl }} />
      </div>
      <CoverOf medcenters={[branch]}>
        <CoverBadge kind="medcenters" id={branch} />
      </CoverOf>
      <OpeningState openNow={schedule.now} />
      {suspended ? (
        <RefusalBlock refusal={SUSPENDED} action={<PhoneLinks phones={phones} />} />
      ) : (
        <div className={classes.actions}>
          <ButtonLink to="/timeslot" search={search}>
            {t('book')}
          </ButtonLink>
          {medcenter.servicesCount > 0 && (
            <ButtonLink to="/service" search={search} variant="default">
              {t('bookService')}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}
