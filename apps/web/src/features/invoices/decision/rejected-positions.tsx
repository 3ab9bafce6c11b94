import { Input, Stack, Text } from '@mantine/core'
import type { DecisionProblem } from '@vizit/domain/invoices/invoice-decision.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import type { Invoice } from '../invoice-types.ts'
import type { Readers } from '../readers-of.ts'
import type { DecisionDraft } from './decision-draft.ts'
import { RejectedPosition } from './rejected-position.tsx'

interface RejectedPositionsProps extends Pick<Invoice, 'positions' | 'profileId'> {
  draft: Pick<DecisionDraft, 'rejected' | 'reasons'>
  readers: Readers
  problems: readonly DecisionProblem[]
  onChange: (changed: Partial<DecisionDraft>) => void
}

/**
 * The positions of an invoice, to tick those that are not confirmed, each with its reason. There may be hundreds: a typed letter draws one
 * of them, which a group of Mantine's would not allow.
 */
export function RejectedPositions({
  positions,
  profileId,
  readers,
  draft,
  problems,
  onChange,
}: RejectedPositionsProps) {
  const t = useT('invoices')
  const [label, error] = [useId(), useId()]
  const { rejected, reasons } = draft
  const ofAll = problems.find(({ path }) => path === 'rejected')?.problem
  const isAll = positions.every(({ position }) => rejected.includes(position))
  const now = useRef({ draft, onChange })
  useLayoutEffect(() => {
    now.current = { draft, onChange }
  })
  const toggle = useCallback((position: number, isRejected: boolean) => {
    const others = now.current.draft.rejected.filter(other => other !== position)
    now.current.onChange({ rejected: isRejected ? [...others, position] : others })
  }, [])
  const write = useCallback((position: number, reason: string) => {
    now.current.onChange({ reasons: { ...now.current.draft.reasons, [position]: reason } })
  }, [])
  return (
    <Input.Wrapper
      label={t('which')}
      labelElement="div"
      labelProps={{ id: label }}
      errorProps={{ id: error }}
      error={ofAll && <span role="alert">{t(ofAll === 'all_rejected' ? 'allRejected' : 'chooseOne')}</span>}
    >
      <Stack
        gap="md"
        mt="md"
        role="group"
        aria-labelledby={label}
        aria-describedby={ofAll ? error : undefined}
      >
        {positions.map(position => (
          <RejectedPosition
            key={position.position}
            of={position}
            profileId={profileId}
            readers={readers}
            isRejected={rejected.includes(position.position)}
            reason={reasons[position.position] ?? ''}
            isTold={problems.length > 0}
            onToggle={toggle}
            onWrite={write}
          />
        ))}
        <Text c="dimmed">{t(isAll ? 'allRejected' : 'othersConfirmed')}</Text>
      </Stack>
    </Input.Wrapper>
  )
}
