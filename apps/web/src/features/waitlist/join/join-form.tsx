import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { writeDate } from '@vizit/domain/time/written-date.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type ReactNode, useState } from 'react'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { WantedTimesFields } from './wanted-times-fields.tsx'
import { anyTime, problemsOf, type WantedTimesForm, wantedOf } from './wanted-times-form.ts'

interface JoinFormProps {
  /** The name under which the input is stored until it is submitted. */
  draft: string
  /** The last wanted date at first; absent: any. */
  until?: CivilDate | undefined
  /** Further fields: the patient, the branch. */
  children?: ReactNode
  pending: boolean
  refusal: Refusal | null
  onJoin: (wanted: ReturnType<typeof wantedOf>) => void
}

/** The wanted times, and the button that joins the waiting list. */
export function JoinForm({ draft, until, children, pending, refusal, onJoin }: JoinFormProps) {
  const t = useT('waitlist')
  const [form, setForm] = useFormDraft<WantedTimesForm>(draft, {
    ...anyTime,
    lastDate: until ? writeDate(until) : '',
  })
  const [isTold, setTold] = useState(false)

  function join() {
    setTold(true)
    if (Object.keys(problemsOf(form, civilDateOf(Date.now()))).length === 0) onJoin(wantedOf(form))
  }

  return (
    <FormStack onSubmit={join}>
      {children}
      <WantedTimesFields form={form} onChange={setForm} isTold={isTold} />
      <RefusalBlock refusal={refusal} action={<NextStep refusal={refusal} />} />
      <ActionBar>
        <SubmitButton pending={pending}>{t('join')}</SubmitButton>
      </ActionBar>
    </FormStack>
  )
}

/** A link to what is missing, if there is one. */
function NextStep({ refusal }: { refusal: Refusal | null }) {
  const t = useT('waitlist')
  switch (refusal?.code) {
    case 'WAIT_EXISTS':
    case 'WAIT_LIMIT':
      return (
        <ButtonLink to="/waitlist" variant="default">
          {t('toWaitlist')}
        </ButtonLink>
      )
    case 'CONSENT_REQUIRED':
      return (
        <ButtonLink to="/consent" variant="default">
          {t('giveConsent')}
        </ButtonLink>
      )
    case 'PROFILE_MISSING':
      return (
        <ButtonLink to="/profile/edit" variant="default">
          {t('fillProfile')}
        </ButtonLink>
      )
    default:
      return null
  }
}
