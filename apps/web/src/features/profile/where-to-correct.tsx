import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import type { Profile } from '../../app/people/profile.ts'
import { SupportLink } from '../../app/support/support-link.tsx'
import classes from './profile-card.module.css'

/** Why the person cannot change the profile, and who corrects it: the programme that sends the data, or support. */
export function WhereToCorrect({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const { familyPrograms = [], waitingPrograms = [] } = profile
  const programs = [
    ...profile.programs,
    ...familyPrograms.flatMap(({ phones, ...program }) => (phones ? [{ ...program, phones }] : [])),
    ...waitingPrograms,
  ]
  if (programs.length === 0)
    return (
      <>
        <Text c="dimmed">{t('minorCannotEdit')}</Text>
        <SupportLink />
      </>
    )
  const hasPhones = programs.some(({ phones }) => phones.length > 0)
  return (
    <div className={classes.correct}>
      <Text c="dimmed">{t(hasPhones ? 'cannotEditCall' : 'cannotEdit')}</Text>
      {programs.map(({ coverer, programCaption, phones }) => (
        <div key={coverer}>
          {programs.length > 1 && phones.length > 0 && <Text size="sm">{programCaption}</Text>}
          <PhoneLinks phones={phones.join(';')} />
        </div>
      ))}
      {!hasPhones && <SupportLink />}
    </div>
  )
}
