import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import { useProviderNames } from '../../../app/provider/use-provider-names.ts'
import type { DocumentOpener, MedicalTest } from '../test-types.ts'
import { TestDocuments } from './test-documents.tsx'
import { TestValues } from './test-values.tsx'

interface TestDetailsProps {
  test: MedicalTest
  Document: DocumentOpener
}

/** The time, patient and laboratory, then the values and documents. */
export function TestDetails({ test, Document }: TestDetailsProps) {
  const t = useT('tests')
  const format = useFormat()
  const { nameOf } = usePeople()
  const clinic = useProviderNames()(test.providerCode)
  const { kind, isPast, hasValues, testResults, testProvider, branchName, physicianName } = test
  const taken = t('taken', { date: format.longDate(format.dateOf(test.date)), time: format.time(test.date) })
  const facts = [
    [t(`when.${kind}`), taken],
    [t('whoFor'), nameOf(test)],
    ...(clinic ? [[t('clinic'), clinic] as const] : []),
    ...(testProvider === clinic ? [] : [[t('laboratory'), testProvider] as const]),
    ...(branchName ? [[t('branch'), branchName] as const] : []),
    ...(physicianName ? [[t(`physician.${kind}`), physicianName] as const] : []),
  ] as const
  return (
    <>
      <Surface>
        <Details rows={facts} />
      </Surface>
      {!isPast && (
        <Notice>
          <Text fw={600}>{t('inProgress')}</Text>
          <Text>{t('inProgressHint')}</Text>
        </Notice>
      )}
      {isPast && hasValues && <TestValues test={test} />}
      {isPast && testResults.length > 0 && <TestDocuments test={test} Document={Document} />}
      {isPast && !hasValues && testResults.length === 0 && <Notice>{t('nothingSent')}</Notice>}
    </>
  )
}
