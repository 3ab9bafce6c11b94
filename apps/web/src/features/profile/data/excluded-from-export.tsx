import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** What a copy ordered now would leave out, and how to include it; shown before the order. */
export function ExcludedFromExport({ records }: { records: Answer<'readExport'>['leftOut'] }) {
  const t = useT('profile')
  const lines = records.map(({ patientName, providerName: clinic, reason }) =>
    t(reason === 'consent' ? 'data.leftOutConsent' : 'data.leftOutCode', { name: patientName ?? '', clinic }),
  )
  return (
    <>
      <Text mt="xs">{t('data.leftOut')}</Text>
      {lines.length > 0 && (
        <>
          <ul>
            {[...new Set(lines)].map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Text>{t('data.leftOutNext')}</Text>
        </>
      )}
    </>
  )
}
