import { Skeleton, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useMaySeeResults } from '../../../app/documents/use-may-see-results.ts'
import { useReadWithActivationCode } from '../../../app/documents/use-read-with-activation-code.ts'
import { useProfile } from '../../../app/people/profile.ts'
import type { MedicalTest } from '../test-types.ts'
import { LockedValues } from './locked-values.tsx'
import classes from './test-details.module.css'
import { ValueRow } from './value-row.tsx'

/** The values of a test in the laboratory's order; an activation code opens them. */
export function TestValues({ test }: { test: MedicalTest }) {
  const t = useT('tests')
  const { id: testId, providerCode, recordLink, profileId } = test
  const maySee = useMaySeeResults(profileId)
  const profile = useProfile()
  const { data, code, refusal, refetch } = useReadWithActivationCode(
    'readTestValues',
    { params: { testId } },
    { providerCode, recordLink, enabled: maySee === true },
  )
  const isClosed = code === null || refusal?.code === 'INVALID_ACODE'
  return (
    <Surface>
      <Title order={2}>{t('values')}</Title>
      {maySee === false ? (
        <Text>{t('noRight')}</Text>
      ) : isClosed || refusal?.code === 'DOCUMENTS_CONSENT_REQUIRED' ? (
        <LockedValues test={test} />
      ) : refusal ? (
        <ErrorState refusal={refusal} retry={refetch} />
      ) : maySee === undefined && profile.refusal ? (
        <ErrorState refusal={profile.refusal} retry={profile.refetch} />
      ) : data ? (
        <>
          <Text c="dimmed">{t('valuesHint')}</Text>
          <ul className={classes.values}>
            {data.values.map(value => (
              <li key={value.analyteCode}>
                <ValueRow value={value} test={test} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton height={200} mt="sm" />
      )}
    </Surface>
  )
}
