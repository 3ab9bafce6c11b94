import { Text } from '@mantine/core'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useProgrammeName } from '../../../app/people/use-programme-options.ts'
import type { Member } from '../member.ts'

/** The programmes that cover a relative, and why such a relative cannot be removed. */
export function MemberProgrammes({ member: { coverers, canDelete, relKind } }: { member: Member }) {
  const t = useT('family')
  if (coverers.length === 0) return null
  const isTied = !canDelete && (relKind === 'CHILD' || relKind === 'SPOUSE')
  return (
    <div>
      {coverers.map(coverer => (
        <Programme key={coverer.covererCode} coverer={coverer} />
      ))}
      {isTied && (
        <Text size="sm" c="dimmed">
          {t('programmeTies')}
        </Text>
      )}
    </div>
  )
}

function Programme({ coverer }: { coverer: Member['coverers'][number] }) {
  const t = useT('family')
  const format = useFormat()
  const programme = programmeInQuotes(useProgrammeName(coverer.covererCode) ?? coverer.covererCode)
  return <Text size="sm">{t('programme', { programme, date: format.shortDate(coverer.validFrom) })}</Text>
}
