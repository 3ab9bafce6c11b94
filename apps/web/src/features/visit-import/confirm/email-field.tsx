import { TextInput } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useAfterPointerRelease } from '@vizit/ui/form/use-after-pointer-release.ts'
import { useState } from 'react'

interface EmailFieldProps {
  written: string
  isValid: boolean
  /** True if the address is not the account's yet. */
  isNew: boolean
  onWrite: (written: string) => void
}

/** A required field; an invalid address is reported on blur (product §5, "Import form"). */
export function EmailField({ written, isValid, isNew, onWrite }: EmailFieldProps) {
  const t = useT('visit-import')
  const common = useT('common')
  const [left, setLeft] = useState(false)
  const afterPress = useAfterPointerRelease()
  const problem = written.trim() === '' ? common('required') : t('emailInvalid')
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      label={t('email')}
      description={isValid && isNew ? t('emailNew') : t('emailHint')}
      value={written}
      onChange={event => onWrite(event.currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => afterPress(() => setLeft(true))}
      error={left && !isValid && problem}
    />
  )
}
