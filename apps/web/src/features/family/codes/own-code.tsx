import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { CodeCard } from './code-card.tsx'

/** The user's code for a spouse or another relative: shown, shared, renewed. */
export function OwnCode({ relKind }: { relKind: 'SPOUSE' | 'OTHER' }) {
  const t = useT('family')
  const queries = useQueryClient()
  const input = { query: { relKind } }
  const { data, refusal, refetch } = useCallQuery('showFamilyCode', input)
  const renewal = useCall('renewFamilyCode', {
    done: code => {
      queries.setQueryData(['showFamilyCode', input], code)
      toast(t('code.renewed'))
    },
  })
  if (data) {
    return (
      <CodeCard
        code={data.code}
        expiresAt={data.expiresAt}
        renewal={{
          renew: () => renewal.mutate({ body: { relKind } }),
          isPending: renewal.isPending,
          refusal: renewal.refusal,
        }}
      />
    )
  }
  return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />
}
