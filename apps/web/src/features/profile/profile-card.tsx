import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { isComplete, type Profile } from '../../app/profile.ts'
import { ButtonLink } from '../../app/router-links.tsx'
import classes from './profile-card.module.css'

export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const format = useFormat()
  const { fullNameRu, birthday, sex, primaryPhone, canEditProfile } = profile

  if (!isComplete(profile)) {
    return (
      <>
        <Notice>
          <strong>{t('incomplete')}</strong>
          <span>{t('incompleteHint')}</span>
          <ButtonLink to="/profile/edit">{t('fillIn')}</ButtonLink>
        </Notice>
        <Surface>
          <Details rows={[[t('phone'), format.phone(primaryPhone)]]} />
        </Surface>
      </>
    )
  }
  return (
    <Surface className={classes.card ?? ''}>
      <div className={classes.person}>
        <Avatar fullName={fullNameRu ?? ''} size={64} />
        <Text fw={650} fz="lg" className={classes.name ?? ''}>
          {fullNameRu}
        </Text>
      </div>
      <Details
        rows={[
          [t('birthday'), birthday ? format.longDate(birthday) : t('notGiven')],
          [t('sex'), sex ? t(`sexNames.${sex}`) : t('notGiven')],
          [t('phone'), format.phone(primaryPhone)],
        ]}
      />
      {canEditProfile ? (
        <ButtonLink to="/profile/edit" variant="default">
          {t('edit')}
        </ButtonLink>
      ) : (
        <Text c="dimmed">{t('cannotEdit')}</Text>
      )}
    </Surface>
  )
}
