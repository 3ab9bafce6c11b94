import { Button, Text } from '@mantine/core'
import { isOtherKey } from '@vizit/domain/programmes/insurance-key.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

interface OtherKeyProps {
  field: 'barcode' | 'number'
  text: string
  /** The field says it already. */
  isTold: boolean
  /** Puts the text into the other field. */
  onMove: () => void
}

/** What was typed is the other key: says which, and moves it in one tap. */
export function OtherKey({ field, text, isTold, onMove }: OtherKeyProps) {
  const t = useT('programmes')
  const isOther = isOtherKey(field, text)
  return (
    <>
      <Text role="status" size="sm">
        {isOther && !isTold ? t(field === 'number' ? 'insurer.isBarcode' : 'insurer.isNumber') : ''}
      </Text>
      {isOther && (
        <Button variant="default" mt="xs" fullWidth onClick={onMove}>
          {t(field === 'number' ? 'insurer.useBarcode' : 'insurer.useNumber')}
        </Button>
      )}
    </>
  )
}
