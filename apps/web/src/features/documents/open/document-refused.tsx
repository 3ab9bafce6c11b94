import { Button } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusedReading } from '@vizit/i18n/refusal-text.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

interface DocumentRefusedProps {
  refusal: Refusal
  retry: () => void
  onEnterCode: () => void
}

/** Refusals that another screen solves: the consent, or the wait after wrong codes. */
const settledByCode = new Set<Refusal['code']>(['DOCUMENTS_CONSENT_REQUIRED', 'ACODES_BLOCKED'])
/** Refusals whose own text is sufficient. */
const plain = new Set<Refusal['code']>(['OFFLINE', 'TIMED_OUT', 'NOT_FOUND'])

/**
 * Why a document was not loaded (calls §8.5): for all but a wrong code "Something went wrong" with a link to support.
 */
export function DocumentRefused({ refusal, retry, onEnterCode }: DocumentRefusedProps) {
  const t = useT('documents')
  const common = useT('common')
  const texts = useTexts()
  if (settledByCode.has(refusal.code)) {
    return (
      <RefusalBlock
        refusal={refusal}
        action={
          <Button variant="default" mt="xs" onClick={onEnterCode}>
            {t('closed.goOn')}
          </Button>
        }
      />
    )
  }
  const { title, next } = refusedReading(texts, refusal)
  const text = plain.has(refusal.code) ? { title, next } : { title: common('somethingWrong'), next }
  return (
    <>
      <RefusalBlock refusal={refusal} text={text} />
      <Button onClick={retry}>{common('retry')}</Button>
      {!plain.has(refusal.code) && <SupportLink />}
    </>
  )
}
