import { Button, Text, Title } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { opensBySignIn } from '@vizit/domain/booking/booking-policy.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { Suspense, useState } from 'react'
import { useConfig } from '../../app/api/use-config.ts'
import { isRestricted } from '../../app/booking/is-restricted.ts'
import { Restriction } from '../../app/booking/restriction.tsx'
import { readDraft } from '../../app/browser-storage/drafts.ts'
import { GUEST_DRAFT } from '../../app/guest/guest-draft.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { keepReturnPath } from '../../app/session/return-path.ts'
import type { GuestForm } from './guest-form.ts'
import classes from './guest-step.module.css'
import { type SlotsAddress, useSlotsAddresses } from './slots-address.ts'
import { useServiceFromAddress } from './use-service-from-address.ts'

interface GuestStepProps {
  timeslot: Answer<'showTimeslot'>
  GuestForm: GuestForm
  /** True while the time is held for them. */
  isHeld: boolean
  onStay: () => void
  /** `others`: where to find doctors who accept this age. */
  onRefused: (refusal: Refusal, others?: SlotsAddress) => void
}

/**
 * Offers the sign-in with its advantages and a return here; or the guest form, if the operator allows guests and the
 * doctor takes people about whom nothing is known.
 */
export function GuestStep({ timeslot, GuestForm, isHeld, onStay, onRefused }: GuestStepProps) {
  const t = useT('guest')
  const booking = useT('booking')
  const service = useServiceFromAddress(timeslot)
  const [age, setAge] = useState<number | null>(null)
  const { here, others } = useSlotsAddresses(timeslot, age)
  const { bookingPolicy, phones } = timeslot.assignment
  const restricted = isRestricted(bookingPolicy)
  const mayBook = (useConfig().data?.guestBooking.enabled ?? false) && !restricted
  // A guest who has started to write continues with the form, also at another time.
  const [hasBegun] = useState(() => Object.keys(readDraft(GUEST_DRAFT)).length > 0)
  const [isOpened, setOpened] = useState(false)

  if (!mayBook || !(hasBegun || isOpened)) {
    return (
      <>
        {restricted && (
          <Surface>
            <Restriction policy={bookingPolicy} phones={phones} hasSignIn />
          </Surface>
        )}
        {opensBySignIn(bookingPolicy) ? (
          <SignInOffer onStay={onStay} isHeld={isHeld} onWithout={mayBook ? () => setOpened(true) : null} />
        ) : (
          <ButtonLink {...others} variant="default">
            {booking('otherDoctor')}
          </ButtonLink>
        )}
      </>
    )
  }
  return (
    <>
      <Text>
        {t('offer.short')} <SignIn onStay={onStay} variant="subtle" />
      </Text>
      <Suspense fallback={<CardSkeletons count={2} />}>
        <GuestForm
          timeslot={timeslot}
          service={service}
          isOpened={isOpened}
          onBooked={onStay}
          onRefused={refusal => onRefused(refusal, refusal.code === 'AGE_LIMITS_ISSUE' ? here : undefined)}
          onAge={setAge}
          otherDoctors={
            <ButtonLink {...others} variant="default">
              {booking('otherDoctor')}
            </ButtonLink>
          }
        />
      </Suspense>
    </>
  )
}

interface SignInOfferProps {
  onStay: () => void
  /** True while the time is held for them. */
  isHeld: boolean
  onWithout: (() => void) | null
}

function SignInOffer({ onStay, isHeld, onWithout }: SignInOfferProps) {
  const t = useT('guest')
  const booking = useT('booking')
  return (
    <>
      <Surface>
        <Title order={2}>{t('offer.title')}</Title>
        <ul className={classes.gains}>
          <li>{t('offer.visits')}</li>
          <li>{t('offer.family')}</li>
          <li>{t('offer.change')}</li>
        </ul>
        {isHeld && <Text c="dimmed">{booking('signInFirst')}</Text>}
      </Surface>
      {onWithout && (
        <Button variant="default" onClick={onWithout}>
          {t('offer.without')}
        </Button>
      )}
      <ActionBar>
        <SignIn onStay={onStay} />
      </ActionBar>
    </>
  )
}

/** The hold passes to the account. */
function SignIn({ onStay, variant = 'filled' }: { onStay: () => void; variant?: 'filled' | 'subtle' }) {
  const t = useT('booking')
  const navigate = useNavigate()
  const { href } = useLocation()
  function signIn() {
    onStay()
    keepReturnPath(href)
    void navigate({ to: '/sign-in' })
  }
  return (
    <Button variant={variant} onClick={signIn}>
      {t('signIn')}
    </Button>
  )
}
