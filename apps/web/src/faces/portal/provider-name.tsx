import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProvider } from '../../app/provider-choice.ts'

/** The medical organisation on whose behalf the portal speaks. */
export function ProviderName() {
  const code = useProvider()
  const { data: providers } = useCallQuery('listProviders', { query: {} }, { staleTime: 3_600_000 })
  return <strong>{providers?.find(provider => provider.code === code)?.name}</strong>
}
