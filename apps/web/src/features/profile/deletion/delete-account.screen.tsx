import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { Consequences } from './consequences.tsx'
import { readSentCode } from './sent-code.ts'

/** `/profile/delete`: what would be lost, then the code without which nothing is. */
export function DeleteAccountScreen() {
  const t = useT('profile')
  const { data: preview, refusal, refetch } = useCallQuery('previewDeletion', {})
  const [sent, setSent] = useState(readSentCode)
  return (
    <Screen title={t('deletion.title')}>
      {preview && !sent && <Consequences preview={preview} onSent={setSent} />}
      {preview && sent && (
        <ConfirmDeletion sent={sent} cancelVisits={preview.plannedVisits.length > 0} onResent={setSent} />
      )}
      {!preview && !refusal && <CardSkeletons count={2} />}
      {!preview && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
