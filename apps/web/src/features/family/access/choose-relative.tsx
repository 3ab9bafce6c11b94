import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import classes from '../list/member-list.module.css'
import type { Member } from '../member.ts'

export function ChooseRelative({ members }: { members: readonly Member[] }) {
  const t = useT('family')
  return (
    <ul className={classes.list}>
      {members.map(({ profileId, profile: { fullNameRu } }) => (
        <li key={profileId}>
          <ButtonLink to="/family/access" search={{ id: profileId }} variant="default" fullWidth>
            {fullNameRu ?? t('unnamed')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
