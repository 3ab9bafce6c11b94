import { Checkbox } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorSummary } from '@vizit/ui/form/error-summary.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { PersonFields } from '../../../app/person-form/person-fields.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { ChildExists } from './child-exists.tsx'
import { useAddChild } from './use-add-child.ts'
import { childBody, useChildForm } from './use-child-form.ts'

export function AddChildForm() {
  const t = useT('family')
  const state = useChildForm()
  const [exists, setExists] = useState(false)
  const adding = useAddChild(() => setExists(true))
  const { refusal } = adding
  const isAdult = state.problem('birthday') === 'adult'

  function send(isAnotherPerson?: true) {
    const body = state.errors.length === 0 ? childBody(state.form) : null
    if (body) adding.mutate({ body: { ...body, ...(isAnotherPerson ? { isAnotherPerson } : {}) } })
    else state.refuse()
  }

  return (
    <FormStack onSubmit={send}>
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <PersonFields state={state} birthdayNext={isAdult ? t('addChild.adultNext') : null} />
      <Checkbox
        id="consent"
        label={t('addChild.consent')}
        checked={state.form.consent === 'given'}
        onChange={event => state.write('consent', event.currentTarget.checked ? 'given' : '')}
        error={state.shown('consent')}
        required
      />
      {refusal?.code !== 'PERSON_EXISTS' && (
        <RefusalBlock
          refusal={refusal}
          action={refusal?.code === 'FAMILY_LIMIT' && <SupportLink mt="xs" />}
        />
      )}
      <ActionBar>
        <SubmitButton pending={adding.isPending}>{t('addChild.submit')}</SubmitButton>
      </ActionBar>
      {exists && refusal?.code === 'PERSON_EXISTS' && (
        <ChildExists
          inOwnFamily={refusal.attributes.inOwnFamily}
          wasInOwnFamily={refusal.attributes.wasInOwnFamily}
          onAnother={() => {
            setExists(false)
            send(true)
          }}
          onClose={() => setExists(false)}
        />
      )}
    </FormStack>
  )
}
