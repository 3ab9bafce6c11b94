import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Consequences } from './consequences.tsx'

/** `/profile/delete`: what would be lost, and the code that is required. */
export function DeleteAccountScreen() {
  const t = useT('profile')
  const { data: preview, refusal, refetch } = useCallQuery('previewDeletion', {})
  return (
    <Screen title={t('deletion.title')}>
      {preview && <Consequences preview={preview} />}
      {!preview && !refusal && <CardSkeletons count={2} />}
      {!preview && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
