import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

interface DocumentClosedProps {
  /** Nobody touched the page for too long. */
  hasEnded: boolean
  onEnterCode: () => void
}

/** The code has ended while the document was open: why it is closed, and how it opens again. */
export function DocumentClosed({ hasEnded, onEnterCode }: DocumentClosedProps) {
  const t = useT('documents')
  return (
    <>
      <div role="alert">
        <Text fw={600}>{t('closed.title')}</Text>
        <Text>{t(hasEnded ? 'closed.idle' : 'closed.over')}</Text>
      </div>
      <Button onClick={onEnterCode}>{t('closed.enterCode')}</Button>
    </>
  )
}
