import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { PersonAvatar } from '../../app/people/person-avatar.tsx'
import { isComplete, type Profile } from '../../app/people/profile.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { PhotoButton } from './photo/photo-button.tsx'
import classes from './profile-card.module.css'
import { WhereToCorrect } from './where-to-correct.tsx'

export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const person = useT('person')
  const format = useFormat()
  const { fullNameRu, birthday, sex, phones, photoUrl, programs, canEditProfile } = profile
  const phoneRows = phones.map(({ number }) => [t('phone'), format.phone(number)] as const)

  if (!isComplete(profile)) {
    return (
      <>
        <Notice>
          <strong>{t('incomplete')}</strong>
          <span>{t('incompleteHint')}</span>
          <ButtonLink to="/profile/edit">{t('fillIn')}</ButtonLink>
        </Notice>
        <Surface>
          <Details rows={phoneRows} />
        </Surface>
      </>
    )
  }
  return (
    <Surface className={classes.card ?? ''}>
      <div className={classes.person}>
        <PersonAvatar fullName={fullNameRu ?? ''} photoUrl={photoUrl} size={80} />
        <div className={classes.words}>
          <Text fw={650} fz="lg" className={classes.name ?? ''}>
            {fullNameRu}
          </Text>
          <PhotoButton hasPhoto={photoUrl !== null} />
        </div>
      </div>
      <Details
        rows={[
          [person('birthday'), birthday ? format.longDate(birthday) : t('notGiven')],
          [person('sex'), sex ? person(`sexNames.${sex}`) : t('notGiven')],
          ...phoneRows,
          ...programs.map(({ programCaption }) => [t('programme'), programCaption] as const),
        ]}
      />
      {canEditProfile ? (
        <ButtonLink to="/profile/edit" variant="default">
          {t('edit')}
        </ButtonLink>
      ) : (
        <WhereToCorrect profile={profile} />
      )}
    </Surface>
  )
}
