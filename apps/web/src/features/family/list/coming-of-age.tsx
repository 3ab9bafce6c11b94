import { Text } from '@mantine/core'
import { ADULT_AGE, ageOn } from '@vizit/domain/person/age.ts'
import { comesOfAgeOn, isSoonOfAge } from '@vizit/domain/person/coming-of-age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Member } from '../member.ts'
import classes from './member-card.module.css'

/** A child who comes of age within a month, or did so within the last year: what happens to the parents' rights. */
export function ComingOfAge({ member }: { member: Member }) {
  const t = useT('family')
  const format = useFormat()
  const today = civilDateOf(Date.now())
  const { birthday } = member.profile
  if (!birthday) return null
  const isSoon = member.relKind === 'CHILD' && isSoonOfAge(today, birthday)
  if (!isSoon && !wasChild(member, ageOn(today, birthday))) return null
  return (
    <Text size="sm" className={classes.age ?? ''}>
      {isSoon ? t('ofAge.soon', { date: format.longDate(comesOfAgeOn(birthday)) }) : t('ofAge.now')}
    </Text>
  )
}

/** An adult is not a CHILD any more, but a relative of 18 of whom only the name is visible. */
function wasChild({ relKind, accessLevels }: Member, age: number): boolean {
  if (age !== ADULT_AGE) return false
  return relKind === 'CHILD' || (relKind === 'OTHER' && accessLevels.every(level => level === 'VIEW_NAME'))
}
