import { Navigate } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { PhoneScreen } from './phone.screen.tsx'

/** `/sign-in/program/{code}`: the sign-in of a programme's members (calls §2, decisions D6). */
export function ProgrammeScreen({ code }: { code: string }) {
  const t = useT('session')
  const { data: programmes, isPending } = useCallQuery('listPrograms', {})
  const programme = programmes?.find(each => each.code === code)

  if (isPending) {
    return (
      <Screen title={t('title')}>
        <CardSkeletons />
      </Screen>
    )
  }
  if (programmes && !programme) return <Navigate to="/sign-in" state={{ unknownProgramme: true }} replace />
  // The sign-in also works if the list of programmes cannot be loaded.
  return programme ? <PhoneScreen programme={programme.programCaption} /> : <PhoneScreen />
}
