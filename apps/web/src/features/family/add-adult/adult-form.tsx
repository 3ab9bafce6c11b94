import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { PhoneField } from '@vizit/ui/form/phone-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { useState } from 'react'
import { PersonFields } from '../../../app/person-form/person-fields.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { RelationField } from '../form/relation-field.tsx'
import type { Member } from '../member.ts'
import type { AdultRequest } from './adult-request.ts'
import { ConfirmAdult } from './confirm-adult.tsx'
import { adultBody, useAdultForm } from './use-adult-form.ts'

interface AdultFormProps {
  relatives: readonly Member[]
  onStarted: (request: AdultRequest) => void
}

/** The new relative, and the phone on which they confirm. */
export function AdultForm({ relatives, onStarted }: AdultFormProps) {
  const t = useT('family')
  const common = useT('common')
  const state = useAdultForm()
  const [confirming, setConfirming] = useState(false)
  const body = state.errors.length === 0 ? adultBody(state.form) : null
  const isMinor = state.problem('birthday') === 'minor'

  return (
    <>
      <Text>{t('addAdult.text')}</Text>
      <FormStack onSubmit={() => (body ? setConfirming(true) : state.refuse())}>
        <ErrorSummary errors={state.errors} attempt={state.attempt} />
        <RelationField
          label={t('form.relKind')}
          kinds={['SPOUSE', 'PARENT', 'OTHER']}
          relatives={relatives}
          value={state.form.relKind}
          onChoose={relKind => state.write('relKind', relKind)}
          error={state.shown('relKind')}
        />
        <PersonFields state={state} birthdayNext={isMinor ? t('addAdult.minorNext') : null} />
        <PhoneField
          id="phone"
          label={t('form.phone')}
          description={t('addAdult.phoneHint')}
          autoComplete="off"
          value={state.form.phone}
          onChange={masked => state.write('phone', masked)}
          onBlur={() => state.leave('phone')}
          error={state.shown('phone')}
          required
        />
        <ActionBar>
          <SubmitButton pending={false}>{common('continue')}</SubmitButton>
        </ActionBar>
      </FormStack>
      <TextLink to="/family/share-code">{t('addAdult.byOwnCode')}</TextLink>
      <TextLink to="/family/request">{t('addAdult.byTheirCode')}</TextLink>
      {confirming && body && (
        <ConfirmAdult
          body={body}
          relatives={relatives}
          onStarted={onStarted}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
