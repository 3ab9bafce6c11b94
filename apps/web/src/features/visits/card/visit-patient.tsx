import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'

/** The patient of a visit. */
export function VisitPatient({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const look = { fullName: name, size: 28 }
  return (
    <FactLine
      icon={photoUrl === null ? <Avatar {...look} /> : <PersonAvatar {...look} photoUrl={photoUrl} />}
    >
      {name}
    </FactLine>
  )
}
