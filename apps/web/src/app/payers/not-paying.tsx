import { Button, Text } from '@mantine/core'
import { inQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import type { Payer } from './use-payers.ts'

interface NotPayingProps {
  programme: Payer
  onOption: ((optionId: string) => void) | undefined
}

/** Why a programme of the patient does not pay, and the options of the service that it would pay. */
export function NotPaying({ programme, onOption }: NotPayingProps) {
  const t = useT('payers')
  const format = useFormat()
  const { programCaption: name, limit, coveredOptions } = programme
  return (
    <Notice>
      <Text>
        {limit
          ? t('usedUp', { programme: name, limit: inQuotes(limit.name), visits: limit.visits })
          : t('notCovered', { programme: name })}
        {limit?.renewsOn && ` ${t('renews', { date: format.shortDate(limit.renewsOn) })}`}
      </Text>
      {onOption && coveredOptions.length > 0 && (
        <>
          <Text>{t('coveredOptions')}</Text>
          {coveredOptions.map(option => (
            <Button key={option.id} variant="default" onClick={() => onOption(option.id)}>
              {option.name}
            </Button>
          ))}
        </>
      )}
    </Notice>
  )
}
