import { Checkbox } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { STALE_TIMES } from '../../app/api/stale-times.ts'

interface ConsentDialogProps {
  /** The medical organisation that receives the data. */
  providerCode: string
  /** The name of the child for whom a parent gives consent; null for oneself. */
  child: string | null
  pending: boolean
  refusal: Refusal | null
  onConfirm: () => void
  onClose: () => void
}

/** The organisation is no longer in the list. */
const GONE = { code: 'NOT_FOUND', attributes: {} } as const

/** Asks for consent once; booking then continues by itself (product §4, "Booking"). */
export function ConsentDialog({
  providerCode,
  child,
  pending,
  refusal,
  onConfirm,
  onClose,
}: ConsentDialogProps) {
  const t = useT('booking')
  const [given, setGiven] = useState({ data: false, clinic: false })
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  // Consent is not asked for without the name of the organisation that receives the data.
  const clinic = providers.data?.find(({ code }) => code === providerCode)?.name
  return (
    <ConfirmDialog
      title={t('consentTitle')}
      text={child ? t('consentTextChild', { child }) : t('consentText')}
      confirm={t('consentConfirm')}
      pending={pending}
      disabled={!given.data || !given.clinic || !clinic}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {clinic ? (
        <>
          <Checkbox
            label={child ? t('consentDataChild') : t('consentData')}
            checked={given.data}
            onChange={event => setGiven({ ...given, data: event.target.checked })}
          />
          <Checkbox
            label={t(child ? 'consentClinicChild' : 'consentClinic', { clinic })}
            checked={given.clinic}
            onChange={event => setGiven({ ...given, clinic: event.target.checked })}
          />
        </>
      ) : providers.refusal || providers.data ? (
        <ErrorState refusal={providers.refusal ?? GONE} retry={providers.refetch} />
      ) : (
        <CardSkeletons count={1} />
      )}
      <RefusalBlock refusal={refusal} />
    </ConfirmDialog>
  )
}
