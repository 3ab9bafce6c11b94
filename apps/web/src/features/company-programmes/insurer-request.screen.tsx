import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'
import { useForgetOffline } from '../../app/api/use-forget-offline.ts'
import { dropRequestDraft, InsurerRequestForm, isStillTyped } from './insurer-request-form.tsx'
import { RequestSent } from './request-sent.tsx'

/** `/insurer-request`: asks the operator for an insurer or an employer (product §2, "add-insurer request"). */
export function InsurerRequestScreen() {
  const t = useT('company-programmes')
  const [isSent, setSent] = useState(false)
  const asking = useCall('addInsurerRequest', {
    // A request whose answer was lost before a reload is asked for again, and is made once. Other names are sent by the button.
    resumes: ({ body }) => isStillTyped(body),
    done: () => {
      dropRequestDraft()
      setSent(true)
    },
  })
  useForgetOffline(asking)
  return (
    <Screen title={t('request.title')}>
      {isSent ? (
        <RequestSent onAnother={() => setSent(false)} />
      ) : (
        <InsurerRequestForm
          isPending={asking.isPending}
          refusal={asking.refusal}
          onSubmit={body => asking.mutate({ body })}
        />
      )}
    </Screen>
  )
}
