import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useEffect } from 'react'
import type { OpenedRecord } from './activation-codes.ts'
import { useActivationCode } from './use-activation-code.ts'
import { useCloseOnRefusedCode } from './use-close-on-refused-code.ts'

/** Calls that need an activation code. */
type OpenedCall = 'readTestValues' | 'readAnalyteTrend' | 'readDrugList'

/** Reads data that an activation code opens. They are removed from the page when the code expires or is refused. */
export function useReadWithActivationCode<N extends OpenedCall>(
  name: N,
  input: Omit<Input<N>, 'accessCode'>,
  { providerCode, recordLink, enabled }: OpenedRecord & { readonly enabled: boolean },
) {
  const queries = useQueryClient()
  const code = useActivationCode({ providerCode, recordLink })
  const asked = { ...input, ...(code !== null && { accessCode: code }) } as Input<N>
  const read = useCallQuery(name, asked, { enabled: enabled && code !== null, staleTime: 60_000 })
  useCloseOnRefusedCode(read.refusal, { providerCode, recordLink })
  useEffect(() => {
    if (code === null) queries.removeQueries({ queryKey: [name] })
  }, [code, name, queries])
  return { ...read, code }
}
