import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { PersonAvatar } from '../../../app/person-avatar.tsx'
import classes from './visit-card.module.css'

/** For whom a visit is. */
export function VisitPatient({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const look = { fullName: name, size: 28 }
  return (
    <p className={classes.line}>
      {photoUrl === null ? <Avatar {...look} /> : <PersonAvatar {...look} photoUrl={photoUrl} />}
      <span>{name}</span>
    </p>
  )
}
