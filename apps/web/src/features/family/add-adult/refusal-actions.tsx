import { Button } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

/** The next step if another code does not help: correct the form, ask support for a place, or start again. */
export function RefusalActions({ refusal, onCorrect }: { refusal: Refusal; onCorrect: () => void }) {
  const t = useT('family')
  if (refusal.code === 'FAMILY_LIMIT') return <SupportLink mt="xs" />
  const isOver = refusal.code === 'NOT_FOUND'
  const isAnother = refusal.code === 'VALIDATION_ERROR' && refusal.attributes.reason === 'another-person'
  if (!isOver && !isAnother) return null
  return (
    <Button variant="default" mt="xs" onClick={onCorrect}>
      {t('addAdult.correct')}
    </Button>
  )
}
