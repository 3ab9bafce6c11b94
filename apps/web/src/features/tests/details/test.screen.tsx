import { IconTestPipeOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { ServerNotReached } from '../../../app/device-store/unlock/server-not-reached.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { DocumentOpener } from '../test-types.ts'
import { TestDetails } from './test-details.tsx'
import { useTest } from './use-test.ts'

interface TestScreenProps {
  testId: string
  /** The form that opens what is locked on this device. */
  locked: ReactNode
  Document: DocumentOpener
}

/** All data of one test: its facts, values and documents. */
export function TestScreen({ testId, locked, Document }: TestScreenProps) {
  const t = useT('tests')
  const { test, isUnknown, isLocked, refusal, refetch } = useTest(testId)
  return (
    <Screen
      title={test ? (test.name ?? t(`nameless.${test.kind}`)) : t('detailsTitle')}
      aside={
        <ButtonLink to="/tests" variant="subtle">
          {t('toTests')}
        </ButtonLink>
      }
    >
      {test ? (
        <TestDetails test={test} Document={Document} />
      ) : isUnknown ? (
        <EmptyState icon={<IconTestPipeOff size={32} />} title={t('gone')} hint={t('goneHint')} />
      ) : isLocked ? (
        locked
      ) : refusal ? (
        <ServerNotReached refusal={refusal} retry={refetch} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}
