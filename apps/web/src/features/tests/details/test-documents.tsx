import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { MedicalDocument } from '../../../app/documents/medical-document.ts'
import type { DocumentOpener, MedicalTest } from '../test-types.ts'
import classes from './test-details.module.css'

interface TestDocumentsProps {
  test: MedicalTest
  Document: DocumentOpener
}

/** The files of a test from the organisation. */
export function TestDocuments({ test, Document }: TestDocumentsProps) {
  const t = useT('tests')
  const { kind, testResults } = test
  const about = test.name ?? t(`nameless.${kind}`)
  const label = (number: number) =>
    testResults.length > 1 ? t(`openNumber.${kind}`, { number }) : t(`open.${kind}`)
  return (
    <Surface>
      <Title order={2}>{t('documents')}</Title>
      <Text c="dimmed">{t('documentsHint')}</Text>
      <div className={classes.documents}>
        {testResults.map((documentId, at) => (
          <Document key={documentId} document={documentOf(test, documentId, about)} label={label(at + 1)} />
        ))}
      </div>
    </Surface>
  )
}

function documentOf(test: MedicalTest, documentId: string, about: string): MedicalDocument {
  const { id, kind, providerCode, recordLink, profileId, testProvider, physicianName, date } = test
  const known = { providerCode, recordLink, profileId, testProvider, physicianName, date }
  return { of: 'test', kind, documentId, ownerId: id, about, ...known }
}
