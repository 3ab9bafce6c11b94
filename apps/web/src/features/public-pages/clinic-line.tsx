import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'

/** The organisation of a doctor or branch, with a mark for demo data; nothing until it is loaded. */
export function ClinicLine({ code }: { code: string }) {
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: 300_000 })
  const clinic = data?.find(known => known.code === code)
  return (
    <Text mih="1.5em">
      {clinic?.name} {clinic?.isDemo && <DemoBadge />}
    </Text>
  )
}
