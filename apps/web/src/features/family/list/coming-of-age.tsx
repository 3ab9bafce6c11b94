import { Text } from '@mantine/core'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { comesOfAgeOn, isSoonOfAge } from '@vizit/domain/person/coming-of-age.ts'
import { minskTime } from '@vizit/i18n/format/minsk-time.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Member } from '../member.ts'
import classes from './member-card.module.css'

/** A child who is of age within a month, or is already: what becomes of the rights of the parents. */
export function ComingOfAge({ member }: { member: Member }) {
  const t = useT('family')
  const format = useFormat()
  const today = minskTime(Date.now()).date
  const { birthday } = member.profile
  if (member.relKind !== 'CHILD' || !birthday) return null
  const isAdult = isAdultOn(today, birthday)
  if (!isAdult && !isSoonOfAge(today, birthday)) return null
  return (
    <Text size="sm" className={classes.age ?? ''}>
      {isAdult ? t('ofAge.now') : t('ofAge.soon', { date: format.longDate(comesOfAgeOn(birthday)) })}
    </Text>
  )
}
