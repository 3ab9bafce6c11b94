import { Radio, Stack, Text, TextInput } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { isOtherKey, parseBarcode, parseContractNumber } from '@vizit/domain/programmes/insurance-key.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForgetOffline } from '../../app/api/use-forget-offline.ts'
import { dropDraft, moveDraft } from '../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../app/browser-storage/use-form-draft.ts'
import { useProfile } from '../../app/people/profile.ts'
import { blockBefore, insurerDraft, keepBlock } from './insurer-draft.ts'
import { OtherKey } from './other-key.tsx'
import { RefusalStep } from './refusal-step.tsx'
import { ScanCard } from './scan-card.tsx'
import { useStepFocus } from './step-focus.ts'
import { useLinkablePeople } from './use-linkable-people.ts'
import { useLinked } from './use-linked.ts'

const MAX = 64
const EMPTY = { by: 'barcode', barcode: '', number: '', profileId: '' }

interface InsurerKeyProps {
  /** The code of the programme for which it is typed; the key may be another one's. */
  code: string
  isMine: boolean
  isLater: RefObject<boolean>
}

/** The card's barcode, typed or scanned, or the contract's number; for the person or a child. */
export function InsurerKey({ code, isMine, isLater }: InsurerKeyProps) {
  const t = useT('programmes')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [form, write] = useFormDraft(insurerDraft(code), EMPTY)
  useStepFocus(isLater, field)
  const [isTried, setTried] = useState(false)
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    if (isMoved) field.current?.focus()
    setMoved(false)
  }, [isMoved])
  const { data: profile } = useProfile()
  const people = useLinkablePeople(isMine)
  const linked = useLinked()
  const linking = useCall('linkInsurer', {
    done: ({ coverage, request }) => {
      if (coverage) dropDraft(insurerDraft(code))
      else if (request) moveDraft(insurerDraft(code), insurerDraft(request.coverer))
    },
    next: linked,
    refused: { CONTRACT_KEY_BLOCKED: keepBlock },
  })
  const [blocked, setBlocked] = useState(blockBefore)
  useForgetOffline(linking)
  const isBarcode = form.by === 'barcode'
  const isRight = isBarcode ? parseBarcode(form.barcode) !== null : parseContractNumber(form.number) !== null
  const isMistaken = isOtherKey(isBarcode ? 'barcode' : 'number', isBarcode ? form.barcode : form.number)
  const problem =
    isTried &&
    (isMistaken
      ? t(isBarcode ? 'insurer.isNumber' : 'insurer.isBarcode')
      : !isRight && t(isBarcode ? 'insurer.barcodeWrong' : 'insurer.numberWrong'))
  const profileId = people.find(({ value }) => value === form.profileId)?.value ?? people[0]?.value
  if (!profileId) return null

  function change(changed: Partial<typeof EMPTY>) {
    write(changed)
    setTried(false)
    setBlocked(null)
    if (linking.refusal) linking.reset()
  }
  /** To the field where it belongs. */
  function move() {
    if (isBarcode) change({ by: 'number', number: form.barcode, barcode: '' })
    else change({ by: 'barcode', barcode: form.number, number: '' })
    setMoved(true)
  }
  const submit = () => {
    // A barcode is sent as a contract's number only if it is pressed again: a wrong key costs a try.
    if (!isRight || (isMistaken && !isTried)) {
      setTried(true)
      return field.current?.focus()
    }
    const key = isBarcode ? { barcode: form.barcode } : { contractNumber: form.number }
    linking.mutate({ body: { ...key, ...(profileId === profile?.me ? {} : { profileId }) } })
  }
  return (
    <FormStack onSubmit={submit}>
      <Text>{t('insurer.text')}</Text>
      {profile && <Text>{t('insurer.phone', { phone: format.phone(profile.primaryPhone) })}</Text>}
      {people.length > 1 && (
        <SelectField
          label={t('insurer.who')}
          value={profileId}
          options={people}
          onChoose={chosen => change({ profileId: chosen })}
        />
      )}
      <Radio.Group label={t('insurer.by')} value={form.by} onChange={by => change({ by })}>
        <Stack gap="xs" mt="xs">
          <Radio value="barcode" label={t('insurer.byBarcode')} />
          <Radio value="number" label={t('insurer.byNumber')} />
        </Stack>
      </Radio.Group>
      {isBarcode ? (
        <>
          <div>
            <TextInput
              ref={field}
              label={t('insurer.barcode')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX}
              value={form.barcode}
              error={problem}
              onChange={event => change({ barcode: event.currentTarget.value })}
            />
            <OtherKey field="barcode" text={form.barcode} isTold={isTried} onMove={move} />
          </div>
          <ScanCard onFound={barcode => change({ barcode })} />
        </>
      ) : (
        <div>
          <TextInput
            ref={field}
            label={t('insurer.number')}
            description={t('insurer.numberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={MAX}
            value={form.number}
            error={problem}
            onChange={event => change({ number: event.currentTarget.value })}
          />
          <OtherKey field="number" text={form.number} isTold={isTried} onMove={move} />
        </div>
      )}
      <RefusalStep refusal={linking.refusal ?? (linking.isPending ? null : blocked)} />
      <ActionBar>
        <SubmitButton pending={linking.isPending}>{t('insurer.submit')}</SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
