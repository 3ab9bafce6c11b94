import { Text, Title } from '@mantine/core'
import type { Answer, Input } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { ageRefusal } from '@vizit/domain/booking/age-limits.ts'
import { suitsAge } from '@vizit/domain/booking/decline-reasons.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCaptcha } from '../../../app/human-check/use-captcha.ts'
import { PersonFields } from '../../../app/person-form/person-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { GuestCaptcha } from './guest-captcha.tsx'
import { ageOf, guestBody } from './guest-form-values.ts'
import { useBookGuestVisit } from './use-book-guest-visit.ts'
import { useGuestForm } from './use-guest-form.ts'

interface GuestFormProps {
  timeslot: Answer<'showTimeslot'>
  /** The data of the chosen service; empty for a visit to a doctor. */
  service: Pick<
    Input<'bookGuestVisit'>['body'],
    'serviceId' | 'serviceName' | 'slotDuration' | 'serviceOptionId'
  >
  /** Its heading gets the focus. */
  isOpened: boolean
  onBooked: () => void
  onRefused: (refusal: Refusal) => void
  /** The patient's age in whole years, as soon as the birthday is typed. */
  onAge: (age: number | null) => void
  /** The link to doctors who accept that age. */
  otherDoctors: ReactNode
}

/** Booking without signing in (product §2, "Guest booking form"). */
export function GuestForm(props: GuestFormProps) {
  const { timeslot, service, isOpened, onBooked, onRefused, onAge, otherDoctors } = props
  const t = useT('guest')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  const state = useGuestForm()
  const [checkId, setCheckId] = useState('')
  const [isSent, setSent] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const captcha = useCaptcha(checkId, { draw: 'drawGuestCheck', speak: 'speakGuestCheck' })
  const booking = useBookGuestVisit({
    timeslotId: timeslot.timeslotId,
    onBooked,
    onRefused,
    onPicture: id => {
      setCheckId(id)
      drawAnew()
    },
    onWrongPicture: drawAnew,
  })
  const { refusal, prepare } = booking
  const { age } = state
  const atVisit = ageOf(state.form, civilDateOf(timeslot.startTime))
  const wrongAge = atVisit === null ? null : ageProblem(timeslot, atVisit)
  useEffect(() => onAge(age), [age, onAge])
  // Computed while the last fields are filled in, because proofs expire.
  useEffect(() => {
    if (state.hasAgreed) prepare()
  }, [state, prepare])
  const isIncomplete = checkId !== '' && !captcha.isWhole
  const picture = { field: 'captcha', label: t('fields.captcha'), message: t('captchaDigits') }

  function drawAnew() {
    setSent(false)
    captcha.drawAnew()
  }

  function book() {
    setSent(true)
    const body = state.errors.length === 0 ? guestBody(state.form, state.today) : null
    if (!body || wrongAge) return state.refuse()
    if (isIncomplete) return setAttempt(attempt + 1)
    const { providerCode: provider, doctorId } = timeslot.assignment
    booking.book({
      params: { provider, doctorId, timeslotId: timeslot.timeslotId },
      body: { ...body, ...service, ...(checkId && { humanCheckId: checkId, humanCode: captcha.code }) },
    })
  }

  return (
    <FormStack onSubmit={book}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1}>
          {t('form.title')}
        </Title>
        <Text c="dimmed">{t('form.intro')}</Text>
      </div>
      <ErrorSummary
        errors={state.errors.length > 0 && isIncomplete ? [...state.errors, picture] : state.errors}
        attempt={state.attempt}
      />
      <PersonFields state={state} isOwn={!state.isChild} />
      <RefusalBlock refusal={wrongAge} action={otherDoctors} />
      <ContactFields state={state} />
      <ConsentFields state={state} providerCode={timeslot.assignment.providerCode} />
      {checkId && (
        <GuestCaptcha
          captcha={captcha}
          isWrong={refusal?.code === 'INVALID_CAPTCHA_CODE'}
          isIncomplete={isSent && isIncomplete}
          attempt={attempt}
        />
      )}
      <RefusalBlock refusal={isOfPicture(refusal) ? null : refusal} />
      <ActionBar>
        <SubmitButton pending={booking.isPending} unready={!state.hasAgreed || wrongAge !== null}>
          {t('form.confirm')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}

/** The refusal that booking would get for this age, shown before the rest is typed. */
function ageProblem({ ages, service }: Answer<'showTimeslot'>, age: number) {
  if (suitsAge(service ? { ages, service } : { ages }, age)) return null
  return { code: 'AGE_LIMITS_ISSUE', attributes: { reason: ageRefusal(ages, age) ?? 'AGE' } } as const
}

/** Shown at the captcha itself. */
const isOfPicture = (refusal: Refusal | null) =>
  refusal?.code === 'HUMAN_CHECK_REQUIRED' || refusal?.code === 'INVALID_CAPTCHA_CODE'
