import { Text } from '@mantine/core'
import { CODE_LENGTH } from '@vizit/domain/validation/check-code.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'
import type { Profile } from '../../../app/people/profile.ts'
import { hasPlaceFor } from '../family-limits.ts'
import type { AdultRelKind } from '../form/relation-field.tsx'
import { relativesOf } from '../member.ts'
import { FoundCode } from './found-code.tsx'
import { NextStepAfterRefusedCode } from './next-step-after-refused-code.tsx'
import { CODE_DRAFT, useJoinFamily } from './use-join-family.ts'

interface EnterCodeProps {
  expected: 'SPOUSE' | 'OTHER'
  profile: Profile
}

/**
 * The field for a relative's six-digit code (product §2, "Enter code"). The server finds its kind; if it differs from
 * the expected one, the screen says so and continues with it.
 */
export function EnterCode({ expected, profile }: EnterCodeProps) {
  const t = useT('family')
  const relatives = relativesOf(profile)
  const [code, setCode] = useState(() => readDraft<{ code: string }>(CODE_DRAFT).code ?? '')
  const [relKind, setRelKind] = useState<AdultRelKind | null>(null)
  const joining = useJoinFamily()
  const { found, refusal } = joining
  const expectsSpouse = expected === 'SPOUSE' && hasPlaceFor('SPOUSE', relatives)
  const asked = found === null && expectsSpouse ? 'SPOUSE' : (relKind ?? undefined)
  const isWhole = code.length === CODE_LENGTH && (found === null || relKind !== null)

  function write(digits: string) {
    setCode(digits)
    setRelKind(null)
    keepDraft(CODE_DRAFT, { code: digits })
    joining.reset()
  }
  return (
    <>
      <Text>{t(expectsSpouse ? 'enterCode.text' : 'request.text')}</Text>
      <FormStack
        onSubmit={() => isWhole && joining.mutate({ body: { code, ...(asked && { relKind: asked }) } })}
      >
        <CodeField
          label={t('enterCode.label')}
          description={t('enterCode.hint')}
          autoComplete="off"
          value={code}
          onChange={write}
          readOnly={joining.isPending}
        />
        <FoundCode kind={found} relatives={relatives} relKind={relKind} onChoose={setRelKind} />
        <RefusalBlock
          refusal={refusal}
          action={refusal && <NextStepAfterRefusedCode code={refusal.code} />}
        />
        <ActionBar>
          <SubmitButton pending={joining.isPending} disabled={!isWhole}>
            {t('enterCode.send')}
          </SubmitButton>
        </ActionBar>
      </FormStack>
      {joining.codeStep}
      <Text c="dimmed">{t('enterCode.what')}</Text>
    </>
  )
}
