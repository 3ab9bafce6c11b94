import { Button, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEndedIdle } from '../../../app/documents/use-code.ts'
import { useNeededCode } from '../../../app/documents/use-needed-code.ts'
import type { MedicalTest } from '../test-types.ts'

/** Values that need the activation code; if it expired, why. */
export function LockedValues({ test }: { test: MedicalTest }) {
  const t = useT('tests')
  const hasEnded = useEndedIdle()
  const askCode = useNeededCode()
  const { id, recordLink, providerCode, testProvider, profileId } = test
  const open = () =>
    askCode({ id, recordLink, providerCode, isTest: true, testProvider, profileId, documentId: null })
  return (
    <>
      <Text role="status">{t(hasEnded ? 'closedIdle' : 'locked')}</Text>
      <Button mt="sm" leftSection={<IconLock size={20} aria-hidden />} onClick={open}>
        {t('unlock')}
      </Button>
    </>
  )
}
