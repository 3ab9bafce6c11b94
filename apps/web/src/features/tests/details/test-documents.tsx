import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { DocumentOpener, MedicalTest } from '../test-types.ts'
import classes from './test-details.module.css'

interface TestDocumentsProps {
  test: MedicalTest
  Document: DocumentOpener
}

/** The files of a test, as the organisation made them. */
export function TestDocuments({ test, Document }: TestDocumentsProps) {
  const t = useT('tests')
  const { id, name, testResults, providerCode, recordLink, profileId, testProvider, physicianName, date } =
    test
  const common = { providerCode, recordLink, profileId, testProvider, physicianName, date }
  return (
    <Surface>
      <Title order={2}>{t('documents')}</Title>
      <Text c="dimmed">{t('documentsHint')}</Text>
      <div className={classes.documents}>
        {testResults.map((documentId, at) => (
          <Document
            key={documentId}
            document={{ kind: 'analysis', documentId, ownerId: id, about: name, ...common }}
            label={testResults.length > 1 ? t('openNumber', { number: at + 1 }) : t('open')}
          />
        ))}
      </div>
    </Surface>
  )
}
